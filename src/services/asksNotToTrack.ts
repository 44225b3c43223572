/**
 * @returns true if the browser asks sites not to track, by Global Privacy Control (W3C) or Do Not Track. It
 *   counts as a refusal of statistics and marketing until the visitor decides otherwise
 */
export function asksNotToTrack(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}
