/** Texts of the dialog in which visitors choose which services may load. */

export const title = 'Privacy choices';

/** `asksNotToTrack` is true if the browser is set to ask that of every site. */
export const explanation = (asksNotToTrack: boolean) =>
  asksNotToTrack
    ? 'This site can use services of other companies. You can change your mind at any time. Your browser asks sites not to track you, so statistics and marketing are off unless you turn them on.'
    : 'This site can use services of other companies. You can change your mind at any time.';

/** What services are for. */
export const purposes = {
  statistics: 'Statistics',
  marketing: 'Marketing',
  media: 'Content from other sites',
} as const;

/** A service, and the school's sentences about what it does. */
export const service = (name: string, about: string) => (
  <>
    <b>{name}</b>: {about}
  </>
);

export const cancel = 'Cancel';
export const save = 'Save choices';
