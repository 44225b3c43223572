import { MAX_LINK, type LinkProblem } from './appLink';

const LENGTH = MAX_LINK.toLocaleString('en-US');

/** Messages shown after the reader clicks "Copy link". */
export const COPYING = {
  copied: 'Link copied. Your app is in the link itself, so nothing is uploaded.',
  blocked: 'Copying is blocked. Copy the link from the field.',
  field: 'Link to your app',
} as const;

/** Messages for links that can't be created. */
export const NO_LINK: Record<LinkProblem, string> = {
  damaged: "We couldn't make a link. Download the file instead.",
  tooLong: `Your app is too long for a link, which can have up to ${LENGTH} characters. Download the file instead.`,
  unsupported: "This browser can't make links to apps. Update it, or download the file instead.",
};

/** Messages for links that can't be opened. */
export const NO_APP: Record<LinkProblem, string> = {
  damaged: 'This link is damaged or incomplete. Ask for a new one.',
  tooLong: `This link is too long. A link to an app can have up to ${LENGTH} characters.`,
  unsupported: "This browser can't open links to apps. Update it, or try another browser.",
};
