/**
 * Opens the device's share dialog for the current page, or copies the link if the device has no share dialog.
 *
 * @param title - title of the page
 * @returns `shared` if the dialog was opened, even if it was canceled; otherwise `copied` or `failed`
 */
export async function shareLink(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
