/** Where the document says that controls are missing; it is written by the build, hidden. */
export const NOTICE_ID = 'scripts-failed';

/** Says that some controls could not be fetched. What the page shows stays as it is. */
export function showScriptsFailed(): void {
  document.getElementById(NOTICE_ID)?.removeAttribute('hidden');
}
