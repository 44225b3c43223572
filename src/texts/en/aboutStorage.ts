/** Texts of the About page's section about what's saved on the device. */
import { formatList } from '../intlFormat';
import { countOf } from './format';

export const title = "What's saved on your device";
export const intro =
  "Your work is yours. Your browser doesn't save anything until you have something worth saving, and you can export or delete your data at any time.";

/** Summary of the stored data in everyday words. The list of entries below has the details. */
export const storedPlainly = (hasInterviews: boolean) => [
  {
    id: 'progress',
    text: 'Your progress: lessons you opened and finished, exercises you passed, code you wrote, bookmarks, and where you left off.',
  },
  {
    id: 'reviews',
    text: hasInterviews
      ? 'Your reviews and mock interviews: what you answered, and when each question is due for another review.'
      : 'Your reviews: what you answered, and when each question is due for another review.',
  },
  ...(hasInterviews
    ? [{ id: 'voice', text: 'Your voice in mock interviews, if you choose to record it.' }]
    : []),
  { id: 'plan', text: 'Your study plan, once you start one.' },
  {
    id: 'settings',
    text: 'Your settings: dark or light mode, and whether the / key opens search.',
  },
  { id: 'pages', text: 'Pages you opened or saved, so that they work offline.' },
];

/** Who can see the data: either the first sentence and the last one, or all the others. */
export const sentNowhere =
  "All of this data stays in this browser. The data isn't sent to us or to anyone else, and there are no cookies and no analytics.";
export const savedHere = 'All of this data is saved in this browser.';
/** Hosts are domain names of other companies. */
export const otherHosts = (hosts: readonly string[]) =>
  `Some pages also use ${formatList(hosts)}, which can see that you're here, and may count visits or set cookies.`;
export const hostsIfAllowed = (hosts: readonly string[]) =>
  `Only if you allow it, pages use ${formatList(hosts)}, which can then see that you're here. Privacy choices says what for.`;
export const sentForms = (hosts: readonly string[]) =>
  `What you write in a form goes to ${formatList(hosts)} once you send it.`;
export const server =
  'The server that delivers these pages sees which files your browser requests, as any web server does.';

/** Replaces the buttons if JavaScript is off. */
export const withoutScript =
  "If JavaScript is turned off, nothing is stored. To remove anything stored on an earlier visit, use your browser's settings for website data.";

export const controlsTitle = 'Move or delete your progress';
export const controlsIntro =
  'To move your progress to another device, open your progress link on that device, or export a file here and import it there.';
/** Follows the introduction if the school has mock interviews. */
export const recordingsStay =
  "Voice recordings of mock interviews aren't part of the link or the file: they stay on this device.";
export const showData = 'Show saved data';
export const exportProgress = 'Export progress';
export const importProgress = 'Import progress';
export const moveProgress = 'Move to another device';
export const deleteProgress = 'Delete';
export const undoImport = 'Undo the import';
export const undoDeletion = 'Undo the deletion';

/** Warnings about storage problems. */
export const storageClosed =
  "Your browser doesn't let this site store anything. Your work will be lost when you leave the page.";
export const notices = {
  'set-aside':
    "We couldn't read your saved progress. It was set aside, as listed below, and nothing was deleted.",
  'not-saved':
    "Some of your work couldn't be saved: storage is blocked or full, a piece of code is too long, or the data is from a newer version of this site. Export your progress before you leave the page.",
} as const;

/** Questions before an import and a deletion, with their buttons. */
export const importLink = 'Import the progress in this link?';
export const importFile = 'Import this file?';
export const confirmImport = 'Import';
/** Button that imports what would be skipped because it's dated in the future, too. */
export const includeFuture = (count: number) =>
  count === 1 ? 'Include the skipped entry' : `Include ${count} skipped entries`;
export const changeNothing = 'Change nothing';
export const deleteAll =
  'Delete your progress, your color mode, and the saved pages from this browser?';
export const deleteNote =
  'A copy of your work stays here for 30 days so that you can undo this. You can also delete that copy right away.';
/** Follows the note if there are recordings. */
export const recordingsGone = "Voice recordings aren't part of the copy: they're deleted for good.";
export const confirmDelete = 'Delete everything';
export const keepEverything = 'Keep everything';

/** The same questions if there's no room for a copy. The note is for both. */
export const noRoomNote =
  "There isn't enough space in this browser's storage for a copy of what would change, so you wouldn't be able to undo it. Export your progress first if you might want it back.";
export const importWithoutCopy = 'Import it without a copy?';
export const confirmImportWithoutCopy = 'Import without a copy';
export const deleteWithoutCopy = 'Delete it without a copy?';
export const confirmDeleteWithoutCopy = 'Delete without a copy';

/** Copies that undo an import or a deletion. */
export const copies = 'Copies';
export const copyNames = {
  import: 'Before an import',
  delete: 'Before everything was deleted',
  restore: 'Before a restore',
} as const;
export const undo = 'Undo';
export const deleteCopy = 'Delete copy';
export const copyDeleted = 'Copy deleted.';

/** Saved data that couldn't be read. */
export const setAside = 'Set aside';
export const restore = 'Restore';
export const deleteSetAside = 'Delete it';
export const setAsideDeleted = 'Deleted.';
export const restoreResults = {
  restored: 'We restored what we could read, unless you already had something newer.',
  unreadable: "This version of the site can't read any of it. It stays set aside.",
  'no-room': "There isn't enough space for it. It stays set aside.",
} as const;

/** A copy, or data that was set aside, with its formatted time and size. */
export const kept = ({ name, time, size }: { name: string; time: string; size: string }) =>
  `${name}, ${time}, ${size}`;

/** Saved data as it's stored. The name is the key of an entry. */
export const storedAs = (name: string) => `Stored as ${name}`;
export const nothingStored = 'Nothing is stored in this browser.';

/** List of entries: what each one is for, and its size. */
export const everyEntry = 'Every entry, with its key and size';
export const stored = {
  mode: 'Dark or light mode, saved the first time you use the switch at the bottom right.',
  progress:
    'Lessons you opened and finished, exercises you passed, your own versions of the code, bookmarks, and where you left off. Each of these items is saved as a separate entry.',
  continueEntry:
    'The title and address of your next lesson, overall and in each course you started. The title and address come from your progress and are saved here so that the Continue buttons are correct as soon as a page opens.',
  reviews:
    'Reviews: which questions you answered, how well you knew them, when each question is due again, and whether you want reminders. Your reviews are saved as soon as you rate an answer.',
  interviews:
    'Mock interviews: your current and recent interviews, with your code, results, and ratings. On the device of an interviewer: their ratings.',
  plan: 'The study plan you started: its program, study days, time, and start date, and the lessons it skips.',
  slashKey:
    "Whether you've turned off the shortcut that opens search (the / key). Nothing is saved here until you turn the shortcut off in the search dialog.",
  announcements: "The announcements you closed, so that they don't come back.",
  consent: 'Which services of other companies you allowed or refused.',
  quarantine:
    "Saved data that this site couldn't read, if there is any. The data is kept so that you don't lose it.",
  copies:
    'Backups of the data that an import or a deletion changed, so that you can undo the change. Each backup is deleted after 30 days, or sooner if there are ten newer ones or they take up too much space.',
} as const;
/** What the voice recordings are for. */
export const recordingsText =
  "Recordings of your voice in mock interviews, if you turned recording on. They're deleted with the interview, and they aren't part of exported progress or of backups.";
/** Name of the saved pages, in the same column as the keys of the entries. */
export const pages = 'pages';
/** Followed by a sentence about how long the browser keeps the pages. */
export const pagesText =
  "Copies of pages you opened or saved, and of the files they need, so that the pages work offline. These copies come from this site and don't contain any of your data.";
export const notedInTab =
  "If a page's code doesn't load, the page reloads once. The page's address is remembered until you close the tab, so that the page doesn't keep reloading.";

/** Sizes in the list of entries. */
export const notStored = 'not stored';
export const files = (count: number) => countOf(count, 'file');
/** The size is formatted. */
export const recordings = (count: number, size: string) =>
  `${countOf(count, 'interview')}, ${size}`;
/** The size is formatted and is that of all entries together. */
export const entries = (count: number, size: string) =>
  count === 1 ? size : `${countOf(count, 'entry', 'entries')}, ${size}`;
export const bytes = (count: number) => countOf(count, 'byte');
/** @param digits - how many digits to show after the decimal point */
export const kilobytes = (count: number, digits: number) => `${count.toFixed(digits)} kB`;
export const megabytes = (count: number, digits: number) => `${count.toFixed(digits)} MB`;
