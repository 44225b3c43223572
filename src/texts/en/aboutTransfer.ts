/** Messages about exporting, importing, and deleting progress. */
import { countOf } from './format';

/** Why a file isn't imported. */
export const fileRefused = {
  'too-large': 'This file is too large to be an export from this site. Nothing was changed.',
  'not-json':
    "This file isn't an export from this site, or it's damaged: it isn't JSON. Nothing was changed.",
  'not-progress':
    "This file isn't an export from this site: it contains a different kind of JSON. Nothing was changed.",
  'newer-version':
    'This file was exported from a newer version of this site. Reload the page and try again. Nothing was changed.',
} as const;

/** Why a link isn't imported. */
export const linkIsDamaged =
  "This link is damaged, or it isn't from this site. Copy all of it and open it again. Nothing was changed.";
export const linkIsNewer =
  'This link is from a newer version of this site. Reload the page and open it again. Nothing was changed.';

/** What an import changes. The sentences below list these. */
export const counted = {
  lessons: (count: number) => countOf(count, 'lesson'),
  exercises: (count: number) => countOf(count, 'passed exercise'),
  bookmarks: (count: number) => countOf(count, 'bookmark'),
  reviews: (count: number) => countOf(count, 'reviewed question'),
  drafts: (count: number) => countOf(count, 'piece of code', 'pieces of code'),
  tries: (count: number) => countOf(count, 'earlier try', 'earlier tries'),
  interviews: (count: number) => countOf(count, 'mock interview'),
  plan: (count: number) => countOf(count, 'study plan'),
} as const;

/** What an import removes. */
export const removedWork = {
  lessons: (count: number) => `the "done" mark from ${countOf(count, 'lesson')}`,
  bookmarks: (count: number) => countOf(count, 'bookmark'),
  drafts: (count: number) => countOf(count, 'piece of your code', 'pieces of your code'),
} as const;

/** Before an import. */
export const willAdd = (names: readonly string[]) => `It adds ${names.join(', ')}.`;
export const willUpdate = (names: readonly string[]) =>
  `It replaces these with newer versions: ${names.join(', ')}.`;
export const willRemove = (names: readonly string[]) => `It removes ${names.join(', ')}.`;
export const willRedate = (count: number) =>
  count === 1
    ? "1 entry dated in the future gets today's date."
    : `${count} entries dated in the future get today's date.`;
/** After an import. */
export const added = (names: readonly string[]) => `Imported: ${names.join(', ')}.`;
export const updated = (names: readonly string[]) => `Updated: ${names.join(', ')}.`;
export const removed = (names: readonly string[]) => `Removed: ${names.join(', ')}.`;
export const redated = (count: number) =>
  `${countOf(count, 'entry', 'entries')} dated in the future got today's date.`;
export const fileHasNothingNewer = "The file has nothing newer than what's already here.";
export const linkHasNothingNewer = "The link has nothing newer than what's already here.";
/** Before and after an import. */
export const keptAsIs = (names: readonly string[]) => `Kept as is: ${names.join(', ')}.`;
export const skipped = (reasons: readonly string[]) => `Skipped: ${reasons.join(', ')}.`;
/** How many entries are skipped, and why. */
export const skippedEntries = {
  unknown: (count: number) => `${countOf(count, 'entry', 'entries')} this site doesn't recognize`,
  future: (count: number) => `${countOf(count, 'entry', 'entries')} dated in the future`,
  room: (count: number) => `${countOf(count, 'entry', 'entries')} there isn't enough space for`,
  unreadable: (count: number) => `${countOf(count, 'entry', 'entries')} that can't be read`,
} as const;

export const exportedAs = (fileName: string) => `Your progress was exported as ${fileName}.`;

/** After everything was deleted. */
export const deleted = 'Everything this site stored in this browser was deleted.';
export const deletedWithCopy =
  'Everything this site stored in this browser was deleted. A copy of your work stays here for 30 days unless you delete that copy.';

/** After undoing something. */
export const undone = {
  import: "The import was undone. Anything you've changed since then stays.",
  delete: "Your work is back. Anything you've done since then stays.",
  restore: 'What was restored is set aside again.',
} as const;
export const noRoomForAll = "There isn't enough space for all of it. The rest stays in the copy.";
export const copyIsGone = 'The copy is gone.';
