/** What Firefox and Safari can turn off. They don't list it, and Firefox warns of names that it doesn't know. */
const FEATURES = [
  ...['camera', 'display-capture', 'fullscreen', 'gamepad', 'geolocation', 'microphone'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'storage-access', 'web-share'],
];

/**
 * Returns the `allow` attribute of frames that run readers' code. It turns off every feature that the browser
 * knows, such as writing to the clipboard, also on hosts that send no headers.
 */
export function noFeatures(): string {
  const { featurePolicy } = document as { featurePolicy?: { features: () => string[] } };
  return (featurePolicy?.features() ?? FEATURES).map((name) => `${name} 'none'`).join('; ');
}
