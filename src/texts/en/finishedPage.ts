/** Texts of the panel with the visitor's finished app. */
import { countOf } from './format';

export const yourApp = 'Your finished app';
export const takeItWithYou =
  'Open it in the full window, or take it with you: the file works without this site, even offline.';
export const openFullWindow = 'Open full window';
export const downloadPage = 'Download as .html';

export const copyLink = 'Copy link';
export const linkCopied = 'Link copied. Your app is in the link itself, so nothing is uploaded.';
export const copyingBlocked = 'Copying is blocked. Copy the link from the field.';
/** Label of the field. */
export const linkToApp = 'Link to your app';

// Why there's no link.
export const linkFailed = "We couldn't make a link. Download the file instead.";
export const appTooLong = (characters: number) =>
  `Your app is too long for a link, which can have up to ${countOf(characters, 'character')}. Download the file instead.`;
export const linksUnsupported =
  "This browser can't make links to apps. Update it, or download the file instead.";
