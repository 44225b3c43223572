/** Texts of the About page's sections, except for events and for what's saved on the device. */
import type { ReactNode } from 'react';
import { countOf, formatDate } from './format';

/** Label above the title. */
export const label = 'about';
/** Label of the links to the sections. */
export const onThisPage = 'On this page';
/** Names of the sections in the links. */
export const parts = {
  purpose: 'Purpose',
  people: 'People',
  events: 'Events',
  storage: 'Your data',
  blog: 'Blog',
  contact: 'Contact',
  careers: 'Careers',
  questions: 'Questions',
  accounts: 'Accounts',
  accessibility: 'Accessibility',
  material: 'How lessons are made',
} as const;

export const otherSchools = (link: (label: string) => ReactNode) => (
  <>
    Other schools do some of this better. See the {link('side-by-side comparison')}, with sources.
  </>
);
export const seeLessons = 'See the lessons';

/** Labels of the facts about the site. The number, or the time, is above the label. */
export const lessonsFact = (count: number) =>
  count === 1 ? 'lesson, open to everyone' : 'lessons, all of them open';
export const exercisesFact = 'exercises that check your code';
export const timeFact = 'of reading and practice';
export const coursesFact = (count: number) => (count > 1 ? 'courses to choose from' : 'course');
export const programsFact = (count: number) =>
  count === 1 ? 'program that puts courses in order' : 'programs that put courses in order';

/** Example of an exercise and the results of its tests. The code above the results has `sum`. */
export const firstTry = 'A first try at an exercise and the feedback on it.';
/** Before the text of a test. */
export const passed = 'passed';
export const failed = 'failed';
export const passedTest = 'sum([5]) is 5';
export const failedTest = 'sum([1, 2, 3]) should be 6, got 3';

export const peopleTitle = 'Who teaches here';
/** Label of a person's links. */
export const linksOf = (name: string) => `Links of ${name}`;

export const blogTitle = 'From the blog';
export const allPosts = 'All posts';

export const contactTitle = 'Contact';
export const contactIntro = 'Have a question? Found a mistake? Missing something? Write to us.';
/** Label of the links to the school's profiles on other sites. */
export const elsewhere = 'Elsewhere';

export const jobsTitle = 'Work with us';
export const hiring = (count: number) => `We're hiring for ${countOf(count, 'job')}.`;
export const seeJobs = (count: number) => (count === 1 ? 'See the open job' : 'See the open jobs');

export const questionsTitle = 'Questions';

export const accountsTitle = 'Accounts';
/** If the Login and Sign Up buttons only open a note that says that there are no accounts. */
export const noAccounts =
  "There aren't any. The Login and Sign Up buttons only open a note that says there are no accounts, and none of our pages ask for your name or a password.";
/** The same for schools with a form that asks for a name. */
export const noAccountsButForms =
  "There aren't any. The Login and Sign Up buttons only open a note that says there are no accounts, and none of our pages ask for a password.";
export const insteadOfAccounts =
  "You don't need an account, because your browser saves your progress.";
export const moveProgress = (link: (label: string) => ReactNode) => (
  <>
    To move your progress to another device, {link('make a link')} that you open there, or export a
    file here and import it there.
  </>
);

export const accessibilityTitle = 'Accessibility';

/** When and in which browsers the software was last reviewed. */
interface Review {
  date: string;
  browser: string;
  otherBrowsers: readonly string[];
}

/**
 * @param isAaa - true if the colors of body text meet level AAA
 * @param review - the last review
 */
export const accessibility = (isAaa: boolean, { date, browser, otherBrowsers }: Review) => [
  {
    id: 'aim',
    text: isAaa
      ? 'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in both color modes. For body text, we aim for the stricter contrast that level AAA requires.'
      : 'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in both color modes.',
  },
  {
    id: 'tested',
    text: "The site's tests run in a browser. The tests check every kind of page with axe in both color modes and on narrow and wide screens, operate controls using only the keyboard, and read every page without JavaScript. They also calculate the color contrast from the site's colors.",
  },
  {
    id: 'reviewed',
    text: `On ${formatDate(date)}, the software behind this site was reviewed in ${browser}: the home page, lessons with exercises, the study planner, the courses, and a mock interview, with only a keyboard, forward and backward, at a zoom of 400%, with more space between lines, words, and letters, and in forced colors. The review included what the browser tells a screen reader, from an exercise's task to its result. The main paths also run in tests in ${otherBrowsers.join(' and ')}.`,
  },
  {
    id: 'not-reviewed',
    text: "The review used scripts, screenshots, and the browser's accessibility tree. We haven't tested with a screen reader, voice control, or Safari on a phone, and no one who relies on assistive technology took part. The review doesn't cover what the school has added since, such as posts, pictures, and its own pages.",
  },
  {
    id: 'not-tested',
    text: "Automated tests catch only some problems. The site hasn't had an outside audit, so we don't claim conformance.",
  },
  {
    id: 'limits',
    text: 'Known limitations: running code and checking exercises require JavaScript, and long lines of code scroll sideways. If you increase the space between letters, lines in diagrams can touch their labels, and a long value in a closed list of choices is cut off until you open the list. Previews show the pages that you write, and nothing checks those for accessibility.',
  },
];

/** The link is the school's email address. */
export const reportBarrier = (link: ReactNode) => (
  <>
    If something doesn't work for you, write to {link}. Tell us which page you were on, what you
    tried, and which browser and assistive technology you use.
  </>
);
/** Subject of that email. */
export const barrierSubject = 'Accessibility';

export const materialTitle = 'How lessons are made and checked';
/** Summary of how lessons are checked. The details are collapsed below it. */
export const checked =
  "Every lesson has to pass the same checks before it's published: its code runs, you can solve its exercises, and it doesn't use anything you haven't learned yet.";

export const countingTitle = 'How lessons, exercises, and hours are counted';
export const counting =
  "Lessons, exercises, and hours are counted each time the site is built. The totals aren't typed in by hand, and we list only what exists.";

interface Range {
  from: number;
  to: number;
}

const range = ({ from, to }: Range) => `${from} to ${to}`;

/** How the time for a lesson is estimated. The ranges are words or lines per minute, or minutes. */
export const timeFormula = (pace: {
  words: Range;
  codeLines: Range;
  warmUp: Range;
  core: Range;
  stretch: Range;
  predict: Range;
  order: Range;
  check: Range;
  roundedTo: number;
}) =>
  [
    `The time for a lesson is an estimate based on a formula: ${range(pace.words)} words per minute and ${range(pace.codeLines)} lines of code per minute.`,
    `For an exercise where you write code, the estimate is ${range(pace.warmUp)} minutes for a warm-up, ${range(pace.core)} for a core exercise, and ${range(pace.stretch)} for a stretch exercise.`,
    `Predicting output takes ${range(pace.predict)} minutes, putting lines in order takes ${range(pace.order)}, and a check-yourself question takes ${range(pace.check)}.`,
    `The total is rounded to the nearest ${pace.roundedTo} minutes. The time for a course or a program is the sum of its lessons' times.`,
  ].join(' ');

export const buildingTitle = 'What keeps a page from being published';
export const building = [
  {
    id: 'files',
    text: "Lessons are plain text files that live next to the site's code. The site's pages are built from these files, and no page is published until every mistake is fixed.",
  },
  {
    id: 'path',
    text: "Each lesson lists the terms and the code it introduces. The build reads all the text and every line of code, and stops if something is used before it's been taught. The glossary is built from those lists of terms and code.",
  },
];

/** Above the list of rules below. */
export const buildStops = 'The build stops if:';
export const buildRules = [
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

export const testingTitle = 'What the tests check';
export const testRules = [
  { id: 'examples', text: 'Every example runs and prints what the page says it will.' },
  { id: 'solutions', text: 'Every solution passes all the tests for its exercise.' },
  {
    id: 'starters',
    text: "The starting code for an exercise fails at least one of the exercise's tests.",
  },
];
