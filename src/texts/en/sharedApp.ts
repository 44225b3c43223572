/** Texts shown to a visitor who opens a link to somebody's app. */
import { countOf } from './format';

/** `lesson` is the title of the lesson that the app is from. */
export const whoseApp = (lesson: string) =>
  `Someone's version of “${lesson}”. It runs in a sandbox on this page.`;

export const cannotOpen = "This app can't be opened";
export const linkDamaged = 'This link is damaged or incomplete. Ask for a new one.';
export const linkTooLong = (characters: number) =>
  `This link is too long. A link to an app can have up to ${countOf(characters, 'character')}.`;
export const linksUnsupported =
  "This browser can't open links to apps. Update it, or try another browser.";
export const goToLesson = 'Go to the lesson';
