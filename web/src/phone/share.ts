// The phone's own sheet for sharing a link. Browsers have it over TLS only.

export const canShare = 'share' in navigator;

export async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'RAWsiko', url });
  } catch {
    // Closed without choosing.
  }
}
