/**
 * Hands the link of the current page to the device's own share dialog, or copies it where there is none.
 *
 * @param title - what the link leads to
 * @returns `shared` when the dialog was shown, whatever was chosen in it; `copied`; or `failed`
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
