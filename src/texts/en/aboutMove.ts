/** Texts of the link and the QR code that move progress to another device. */

/** Label of the whole group. */
export const title = 'Move to another device';
export const intro =
  "Open this link on the other device. Your progress is stored in the link itself and isn't sent to us. Anyone who has the link can read your progress.";
export const byCamera =
  "Or point the other device's camera at this code. The QR code contains what you've finished, your reviews, and your plan, but not the code you wrote. Only the link and an exported file include your code.";
/** Description of the QR code. */
export const qrCode = 'QR code of the link';
/** Shown instead of a QR code. */
export const tooLong =
  'Your progress is too long for a QR code. Send yourself the link, or export a file and import it on the other device.';
/** Label of the field with the link. */
export const link = 'Link with your progress';
export const copyLink = 'Copy link';
export const copied = 'Link copied.';
export const notCopied = "Your browser didn't allow copying. Select the link and copy it yourself.";
export const failed =
  "This browser couldn't create the link. Export a file and import it on the other device.";
