/** Id of the hidden notice about missing controls, which the build adds to each document. */
export const NOTICE_ID = 'scripts-failed';

/** Shows the notice that some controls couldn't be loaded. */
export function showScriptsFailed(): void {
  document.getElementById(NOTICE_ID)?.removeAttribute('hidden');
}
