// The phone's own sheet for sharing. Browsers have it over TLS only.

export const canShare = 'share' in navigator;

export const shareLink = (url: string): Promise<void> => share({ title: 'RAWsiko', url });

export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Closed without choosing.
  }
}
