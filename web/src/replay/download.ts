// Downloads a file.

export function download(
  name: string,
  file: Uint8Array<ArrayBuffer>,
  type = 'application/jsonl',
): void {
  const address = URL.createObjectURL(new Blob([file], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
