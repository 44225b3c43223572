/** Maximum wait for the form service, in ms. */
const MAX_WAIT = 30_000;

/**
 * Sends a form without leaving the page.
 *
 * @param action - URL of the form service
 * @param data - the form's values
 * @returns true if the service accepted the form
 */
export async function sendForm(action: string, data: FormData): Promise<boolean> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: data,
      // Form services answer with JSON instead of a page.
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(MAX_WAIT),
    });
    return response.ok;
  } catch {
    return false;
  }
}
