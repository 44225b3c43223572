/** Texts of the forms. Labels and buttons that a school writes itself come from its own files. */
import type { ReactNode } from 'react';

/** Label of a field that doesn't have to be filled in. */
export const optional = (label: string) => `${label} (optional)`;
/** First option of a list of choices. */
export const chooseOne = 'Choose one';
/** Label of a field that people don't see, but that programs fill in. */
export const leaveEmpty = 'Leave this field empty';
export const sending = 'Sending …';

export const checkTheBox = 'Check this box to continue.';
export const enterEmail = 'Enter an email address, such as name@example.com.';
export const chooseOption = 'Choose an option.';
export const tooLong = (maxLength: number) => `Use at most ${maxLength} characters.`;
export const fillIn = (label: string) => `Fill in this field: ${label}.`;

/** If the form couldn't be sent, and the school has no email address. */
export const notSent =
  "Your message wasn't sent. Everything you typed is still here. Try again in a few minutes.";
/** If the form couldn't be sent. The link is the school's email address. */
export const notSentSoWrite = (link: ReactNode) => (
  <>Your message wasn't sent. Everything you typed is still here. Try again, or write to {link}.</>
);
