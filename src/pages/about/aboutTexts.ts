import { HAS_ANNOUNCEMENTS, HAS_SERVICES } from '../../../.generated/office/has';
import { CONSENT_KEY } from '../../services/consentStore';
import { CLOSED_KEY } from '../../layout/announcement/closedAnnouncements';
import { dark, light } from '../../school/tokens';
import { hasAaaText } from '../../theme/contrast';
import { MODE_STORAGE_KEY } from '../../theme/mode';
import { SLASH_KEY_ENTRY } from '../../search/slashKey';
import { CONTINUE_KEY } from '../../progress/continue/continueEntry';
import { COPIES_PREFIX } from '../../progress/entries/copyKeys';
import { QUARANTINE_PREFIX, storageKey } from '../../progress/entries/storageKeys';
import { PLAN_KEY } from '../../progress/planKey';
import { PROGRESS_NAMESPACE } from '../../progress/progressKeys';
import { REVIEWS_NAMESPACE } from '../../progress/reviews/reviewModel';
import { MOCK_NAMESPACE } from '../mock/session/mockStore';
import type { ListedText } from '../../components/listedText';
import { timeFormula } from './timeFormula';

/** Summary of how lessons are checked. The details are collapsed below it. */
export const CHECKED =
  "Every lesson has to pass the same checks before it's published: its code runs, you can solve its exercises, and it doesn't use anything you haven't learned yet.";

export const COUNTING: readonly ListedText[] = [
  {
    id: 'counted',
    text: "Lessons, exercises, and hours are counted each time the site is built. The totals aren't typed in by hand, and we list only what exists.",
  },
  {
    id: 'hours',
    text: timeFormula(),
  },
];

export const BUILDING: readonly ListedText[] = [
  {
    id: 'files',
    text: "Lessons are plain text files that live next to the site's code. The site's pages are built from these files, and no page is published until every mistake is fixed.",
  },
  {
    id: 'path',
    text: "Each lesson lists the terms and the code it introduces. The build reads all the text and every line of code, and stops if something is used before it's been taught. The glossary is built from those lists of terms and code.",
  },
];

/** Errors that fail the build: see `src/build/content` and `src/build/checks`. */
export const BUILD_RULES: readonly ListedText[] = [
  {
    id: 'parts',
    text: "A lesson is too short or too long, or it's missing something: an example to try, a picture, four exercises, check-yourself questions, or a summary.",
  },
  {
    id: 'exercises',
    text: 'An exercise is missing its starting code, its tests, a hint, a solution, or an explanation.',
  },
  { id: 'syntax', text: "Code that's meant to run has a syntax error." },
  {
    id: 'taught',
    text: "A lesson uses a term or a language feature that hasn't been introduced yet.",
  },
  {
    id: 'links',
    text: "A prerequisite doesn't exist, prerequisites are circular, or a link is broken, including a question's link to its passage.",
  },
  {
    id: 'order',
    text: "A program lists a course before that course's prerequisites, or lists the parts of a course out of order.",
  },
  {
    id: 'words',
    text: "A description of a course or a program is empty or unfinished, or it makes a promise that we can't keep.",
  },
];

/** What the build verifies by running each lesson's code. */
export const TEST_RULES: readonly ListedText[] = [
  { id: 'examples', text: 'Every example runs and prints what the page says it will.' },
  { id: 'solutions', text: 'Every solution passes all the tests for its exercise.' },
  {
    id: 'starters',
    text: "The starting code for an exercise fails at least one of the exercise's tests.",
  },
];

/** Local storage entries that the site can create. */
export interface StoredRow {
  /** A key, or a key prefix if `isArea` is set. */
  name: string;
  /** True if the row represents all entries whose keys start with `name`. */
  isArea?: boolean;
  text: string;
}

export const STORED: readonly StoredRow[] = [
  {
    name: MODE_STORAGE_KEY,
    text: 'Dark or light mode, saved the first time you use the switch at the bottom right.',
  },
  {
    name: storageKey(`${PROGRESS_NAMESPACE}/`),
    isArea: true,
    text: 'Lessons you opened and finished, exercises you passed, your own versions of the code, bookmarks, and where you left off. Each of these items is saved as a separate entry.',
  },
  {
    name: CONTINUE_KEY,
    text: 'The title and address of your next lesson, overall and in each course you started. The title and address come from your progress and are saved here so that the Continue buttons are correct as soon as a page opens.',
  },
  {
    name: storageKey(`${REVIEWS_NAMESPACE}/`),
    isArea: true,
    text: 'Reviews: which questions you answered, how well you knew them, when each question is due again, and whether you want reminders. Your reviews are saved as soon as you rate an answer.',
  },
  {
    name: storageKey(`${MOCK_NAMESPACE}/`),
    isArea: true,
    text: 'Mock interviews: your current and recent interviews, with what you passed and when.',
  },
  {
    name: PLAN_KEY,
    text: 'The study plan you started: its program, study days, time, and start date, and the lessons it skips.',
  },
  {
    name: SLASH_KEY_ENTRY,
    text: "Whether you've turned off the shortcut that opens search (the / key). Nothing is saved here until you turn the shortcut off in the search dialog.",
  },
  ...(HAS_ANNOUNCEMENTS
    ? [{ name: CLOSED_KEY, text: "The announcements you closed, so that they don't come back." }]
    : []),
  ...(HAS_SERVICES
    ? [{ name: CONSENT_KEY, text: 'Which services of other companies you allowed or refused.' }]
    : []),
  {
    name: QUARANTINE_PREFIX,
    isArea: true,
    text: "Saved data that this site couldn't read, if there is any. The data is kept so that you don't lose it.",
  },
  {
    name: COPIES_PREFIX,
    isArea: true,
    text: 'Backups of the data that an import or a deletion changed, so that you can undo the change. Each backup is deleted after 30 days.',
  },
];

/** Summary of the stored data in everyday words. `STORED` lists it entry by entry. */
export const STORED_PLAINLY: readonly ListedText[] = [
  {
    id: 'progress',
    text: 'Your progress: lessons you opened and finished, exercises you passed, code you wrote, bookmarks, and where you left off.',
  },
  {
    id: 'reviews',
    text: 'Your reviews and mock interviews: what you answered, and when each question is due for another review.',
  },
  { id: 'plan', text: 'Your study plan, once you start one.' },
  {
    id: 'settings',
    text: 'Your settings: dark or light mode, and whether the / key opens search.',
  },
  { id: 'pages', text: 'Pages you opened or saved, so that they work offline.' },
];

/** Files cached by the service worker. */
export const KEPT_FILES = {
  name: 'pages',
  text: "Copies of pages you opened or saved, and of the files they need, so that the pages work offline. These copies come from this site and don't contain any of your data.",
};

export const NOTED_IN_TAB =
  "If a page's code doesn't load, the page reloads once. The page's address is remembered until you close the tab, so that the page doesn't keep reloading.";

/** Replaces the storage controls if JavaScript is off. */
export const WITHOUT_SCRIPT =
  "If JavaScript is turned off, nothing is stored. To remove anything stored on an earlier visit, use your browser's settings for website data.";

/** As `NO_ACCOUNTS`, for schools with a form that asks for a name. */
export const NO_ACCOUNTS_BUT_FORMS: ListedText = {
  id: 'none',
  text: "There aren't any. The Login and Sign Up buttons only open a note that says there are no accounts, and none of our pages ask for a password.",
};

/** Shown for brands whose Login and Sign Up buttons only open a note saying that there are no accounts. */
export const NO_ACCOUNTS: ListedText = {
  id: 'none',
  text: "There aren't any. The Login and Sign Up buttons only open a note that says there are no accounts, and none of our pages ask for your name or a password.",
};

export const ACCOUNTS: ListedText = {
  id: 'instead',
  text: "You don't need an account, because your browser saves your progress.",
};

export const ACCESSIBILITY: readonly ListedText[] = [
  {
    id: 'aim',
    text: `We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in both color modes.${[light, dark].every(hasAaaText) ? ' For body text, we aim for the stricter contrast that level AAA requires.' : ''}`,
  },
  {
    id: 'tested',
    text: "The site's tests run in a browser. The tests check every kind of page with axe in both color modes and on narrow and wide screens, operate controls using only the keyboard, and read every page without JavaScript. They also calculate the color contrast from the site's colors.",
  },
  {
    id: 'not-tested',
    text: "Automated tests catch only some problems. The site hasn't had an outside audit, so we don't claim conformance.",
  },
  {
    id: 'limits',
    text: 'Known limitations: running code and checking exercises require JavaScript, and long lines of code scroll sideways.',
  },
];

/** Messages about storage problems. */
export const NOTICES = {
  'set-aside':
    "We couldn't read your saved progress. It was set aside, as listed below, and nothing was deleted.",
  'not-saved':
    "Some of your work couldn't be saved: storage is blocked or full, a piece of code is too long, or the data is from a newer version of this site. Export your progress before you leave the page.",
};

export const STORAGE_CLOSED =
  "Your browser doesn't let this site store anything. Your work will be lost when you leave the page.";

/** Messages for moving progress to another device. */
export const MOVING = {
  intro:
    "Open this link on the other device. Your progress is stored in the link itself and isn't sent to us. Anyone who has the link can read your progress.",
  byCamera:
    "Or point the other device's camera at this code. The QR code contains what you've finished, your reviews, and your plan, but not the code you wrote. Only the link and an exported file include your code.",
  code: 'QR code of the link',
  field: 'Link with your progress',
  tooLong:
    'Your progress is too long for a QR code. Send yourself the link, or export a file and import it on the other device.',
  copied: 'Link copied.',
  notCopied: "Your browser didn't allow copying. Select the link and copy it yourself.",
  failed: "This browser couldn't create the link. Export a file and import it on the other device.",
} as const;
