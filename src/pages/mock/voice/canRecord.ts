/** Media types to record in, the preferred one first: WebM for Chrome and Firefox, MP4 for Safari. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];

/** @returns the media type that this browser records in; undefined if it can't record */
export function recordingType(): string | undefined {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (typeof MediaRecorder === 'undefined' || !mediaDevices) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

export function canRecord(): boolean {
  return recordingType() !== undefined;
}
