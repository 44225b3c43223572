/** Messages below a preview about what the learner's page does. */

export const tooMuchOutput = 'There was too much output to show.';
/** `name` is a function, such as `alert`; `message` is what it would show. */
export const dialog = (name: string, message: string | undefined) =>
  message === undefined
    ? `Previews can't open dialogs. \`${name}\` would show one`
    : `Previews can't open dialogs. \`${name}\` would show one: ${message}`;
export const newWindow = (address: string) =>
  `The script would open \`${address}\` in a new window.`;
export const notLoaded = (address: string) =>
  `Previews have no network access: \`${address}\` wasn't loaded.`;
export const noClipboard = "Previews can't use the clipboard.";
export const linkOpens = (address: string) => `The link would open \`${address}\`.`;
/** `address` is where the form is sent, if it has an address. */
export const formSubmitted = (address: string | null) =>
  address ? `The form would be submitted to \`${address}\`.` : 'The form would be submitted.';

/** Message of the error of an endless loop: 'Stopped: still running after 1 second'. */
export const stillRunning = (seconds: number) =>
  seconds === 1 ? 'still running after 1 second' : `still running after ${seconds} seconds`;
/** Message of the error that ends a loop. Only visible to code that catches it. */
export const loopStopped = 'The loop was stopped';
