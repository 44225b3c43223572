import { MODE_STORAGE_KEY } from '../../theme/mode';
import { SLASH_KEY_ENTRY } from '../../search/slashKey';
import { CONTINUE_KEY, OLD_CONTINUE_KEY } from '../../progress/continueEntry';
import { COPIES_AREA } from '../../progress/entries/copyKeys';
import { SET_ASIDE_AREA, storageKey } from '../../progress/entries/storageKeys';
import { OLD_PLAN_KEY, PLAN_KEY } from '../../progress/planKey';
import { OLD_PROGRESS_KEY, OLD_SET_ASIDE_KEY, PROGRESS_AREA } from '../../progress/progressKeys';
import {
  OLD_REVIEWS_KEY,
  OLD_REVIEWS_SET_ASIDE_KEY,
  REVIEWS_AREA,
} from '../../progress/reviews/reviewModel';
import { MOCK_AREA } from '../mock/mockStore';
import { OLD_MOCK_KEY } from '../mock/sessionCodec';
import { timeFormula } from './timeFormula';

/** A sentence of a list, with a name that stays when the sentence changes. */
export interface ListedText {
  id: string;
  text: string;
}

export const PURPOSE: readonly ListedText[] = [
  {
    id: 'doing',
    text: 'You learn to code by coding: write a few lines, run them, look at what happened, change them. This site puts that on the page. You read a passage, run the code beside it, and try an exercise that tells you what it expected and what it got.',
  },
  {
    id: 'no-door',
    text: 'There is no door in front of it. You need no account, you install nothing, and nobody counts your days. Open a lesson, leave it, and come back when you have time.',
  },
  {
    id: 'limits',
    text: 'It is self-study. There is no teacher, no certificate and no promise of a job. What you take away is work that you can show and explain.',
  },
];

export const MAKING: readonly ListedText[] = [
  {
    id: 'files',
    text: 'Lessons are plain text files that are kept together with the code of the site. Pages are built from them, and a mistake stops the build: nothing is published until it is mended.',
  },
  {
    id: 'counted',
    text: 'Totals of lessons, exercises and hours are counted each time the site is built. Nobody types them in, and nothing is listed that is not there.',
  },
  {
    id: 'hours',
    text: timeFormula(),
  },
  {
    id: 'path',
    text: 'Each lesson says which words and which pieces of code it introduces. The build reads every text and every line of code, and stops when one uses what no lesson on the way to it has taught. The glossary grows out of it.',
  },
];

/** What `src/build/content` and `src/build/checks` check; they stop at each of these. */
export const BUILD_RULES: readonly ListedText[] = [
  {
    id: 'parts',
    text: 'A lesson lacks an example to try, a picture, four exercises, questions to check yourself or a summary, or it is too short or too long.',
  },
  {
    id: 'exercises',
    text: 'An exercise lacks its starting code, its tests, a hint, a solution or an explanation.',
  },
  { id: 'syntax', text: 'Code that is meant to run has a syntax error.' },
  {
    id: 'taught',
    text: 'A lesson uses a word or a construct of a language before one on its path has introduced it.',
  },
  {
    id: 'links',
    text: 'A link on any page, a question’s pointer to its passage or a prerequisite leads nowhere, or prerequisites form a circle.',
  },
  {
    id: 'order',
    text: 'A program takes a course before the ones it builds on, or the parts of a course out of order.',
  },
  {
    id: 'words',
    text: 'A text about a course or a program is empty or unfinished, or it makes a claim that nobody can keep.',
  },
];

/** What the tests of the lessons run. */
export const TEST_RULES: readonly ListedText[] = [
  { id: 'examples', text: 'Every example runs and prints what the page says it prints.' },
  { id: 'solutions', text: 'Every solution passes all tests of its exercise.' },
  { id: 'starters', text: 'Every exercise fails until you have done something about it.' },
];

/** Entries of the browser's local storage that the site may make. */
export interface StoredRow {
  /** Their key; or what their keys begin with. */
  name: string;
  /** All entries whose keys begin with the name, and not only one. */
  isArea?: boolean;
  /** Keys under which an earlier form of the site kept it. */
  old?: readonly string[];
  text: string;
}

export const STORED: readonly StoredRow[] = [
  {
    name: MODE_STORAGE_KEY,
    text: 'Dark or light. Written when you first use the switch at the bottom right.',
  },
  {
    name: storageKey(`${PROGRESS_AREA}/`),
    isArea: true,
    old: [OLD_PROGRESS_KEY, OLD_SET_ASIDE_KEY],
    text: 'Lessons you opened and finished, exercises you passed, your own versions of code, bookmarks, and the place where you were last. An entry for each.',
  },
  {
    name: CONTINUE_KEY,
    old: [OLD_CONTINUE_KEY],
    text: 'The lesson you go on with, in all and in each course you began: its title and address. Written from your progress, so that the buttons to continue are right at once.',
  },
  {
    name: storageKey(`${REVIEWS_AREA}/`),
    isArea: true,
    old: [OLD_REVIEWS_KEY, OLD_REVIEWS_SET_ASIDE_KEY],
    text: 'Reviews: which questions you answered, how well you said you knew them and when each comes again, and whether you are told when some are due. Written when you first rate an answer.',
  },
  {
    name: storageKey(`${MOCK_AREA}/`),
    isArea: true,
    old: [OLD_MOCK_KEY],
    text: 'Mock interviews: the one under way and your last ones, with what you passed and when.',
  },
  {
    name: PLAN_KEY,
    old: [OLD_PLAN_KEY],
    text: 'The study plan you started: its program, days, time and first day, and the lessons it leaves out.',
  },
  {
    name: SLASH_KEY_ENTRY,
    text: 'That the / key is not to open the search. Written when you switch it off, in the search itself.',
  },
  {
    name: SET_ASIDE_AREA,
    isArea: true,
    text: 'Texts of yours that could not be read, if that ever happens. They are kept so that they are not lost.',
  },
  {
    name: COPIES_AREA,
    isArea: true,
    text: 'Copies of what an import or a deletion changed, so that you can undo it. Each is deleted after 30 days.',
  },
];

/** What the service worker keeps beside them. */
export const KEPT_FILES = {
  name: 'pages',
  text: 'Copies of pages you opened or saved, and of the files they need, so that they open without a connection. They come from this site and hold nothing of yours.',
};

export const NOT_STORED: readonly ListedText[] = [
  {
    id: 'sent',
    text: 'All of it stays in this browser. It is not sent to us or to anyone else, and there are no cookies and no analytics. The server that delivers these pages sees which files your browser asks for, as every web server does.',
  },
  {
    id: 'session',
    text: 'If a page’s code cannot be loaded and the page is loaded again, its address is noted until that worked or the tab is closed, so that it is tried once and not forever.',
  },
];

/** Said where no script runs, instead of the controls. */
export const WITHOUT_SCRIPT =
  'Without JavaScript nothing is stored. What an earlier visit stored is removed in your browser’s settings, where it lists the data of websites.';

export const ACCOUNTS: readonly ListedText[] = [
  {
    id: 'none',
    text: 'There are none yet. Login and Sign Up say so, and no page asks for a name or a password.',
  },
  {
    id: 'instead',
    text: 'Nothing here needs one. Your progress is kept by your own browser. To take it to another device, export it above and import the file there.',
  },
];

export const ACCESSIBILITY: readonly ListedText[] = [
  {
    id: 'aim',
    text: 'We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in both color modes. For body text we aim at the stricter contrast of level AAA.',
  },
  {
    id: 'tested',
    text: 'The tests of the site run in a browser: axe examines each kind of page in both modes, on a narrow and on a wide screen, controls are used with the keyboard alone, and every page is read without JavaScript. The contrast of the colors is computed.',
  },
  {
    id: 'not-tested',
    text: 'Automatic tests find only a part of what can be wrong. The site has had no outside audit, so we do not claim that it conforms.',
  },
  {
    id: 'limits',
    text: 'Known limits: running code and checking exercises needs JavaScript, and long lines of code scroll sideways inside their box.',
  },
];

/** Said beside the controls when something is wrong with storage. */
export const NOTICES = {
  'set-aside':
    'Stored progress could not be read. It was set aside, as listed below, and nothing of it is deleted.',
  'not-saved':
    'Something of what you did could not be stored: storage is closed or full, a piece of code is too long, or the data is of a newer version of this site. Export your progress before you leave the page.',
};

export const STORAGE_CLOSED =
  'Your browser does not let this site store anything. What you do is kept until you leave the page.';
