import { countOf, formatMinutes } from '../../../../texts/en/format';
import type { SiteFacts } from '../../../../content/summary';

/** Rows of the table that compares schools. */
export type ComparedFact =
  | 'cost'
  | 'account'
  | 'offline'
  | 'languages'
  | 'size'
  | 'projects'
  | 'community'
  | 'certificate'
  | 'inPage';

/** A fact about a school, with the page that states it. */
export interface ComparedCell {
  text: string;
  /** URL of the school's page that states the fact; a path on this site for our own school. */
  source: `https://${string}` | `/${string}`;
  /** Date the source was read, 'YYYY-MM-DD'. */
  date: string;
}

export interface ComparedSchool {
  name: string;
  /** Facts by row of the comparison table; `null` if no source was found. */
  facts: Record<ComparedFact, ComparedCell | null>;
}

export const HOW_IT_COMPARES = {
  title: 'How it compares',
  description:
    'How this school compares with six other ways to learn to code: cost, account, offline use, languages, projects, community, and certificate.',
};

/** The rows of the table, in order. */
export const COMPARED_FACTS: readonly { id: ComparedFact; name: string }[] = [
  { id: 'cost', name: 'Cost' },
  { id: 'account', name: 'Account' },
  { id: 'offline', name: 'Offline' },
  { id: 'languages', name: 'Languages' },
  { id: 'size', name: 'Size and time' },
  { id: 'projects', name: 'Projects' },
  { id: 'community', name: 'Community' },
  { id: 'certificate', name: 'Certificate' },
  { id: 'inPage', name: 'Code runs in the page' },
];

/** The day the sources below were read. They're public copies of each site's pages, not the live sites. */
const READ = '2026-11-25';

function cell(text: string, source: ComparedCell['source'], date = READ): ComparedCell {
  return { text, source, date };
}

const FREE_CODE_CAMP = 'https://www.freecodecamp.org/';
const ODIN = 'https://www.theodinproject.com/';
const ODIN_QUESTIONS = 'https://www.theodinproject.com/faq';
const EXERCISM_DOCS = 'https://exercism.org/docs/using';
const BOOT_DEV_PRICE = 'https://blog.boot.dev/education/is-boot-dev-free/';
const BOOT_DEV_ON_ITSELF = 'https://blog.boot.dev/misc/code-academy-alternatives/';
const MODERN_TUTORIAL = 'https://github.com/javascript-tutorial/en.javascript.info';
const MDN = 'https://developer.mozilla.org/en-US/docs/Learn_web_development';

/**
 * Other schools, as their own pages describe them. A fact is `null` if none of the pages we found mention it.
 */
export const ALTERNATIVES: readonly ComparedSchool[] = [
  {
    name: 'freeCodeCamp',
    facts: {
      cost: cell('Free', FREE_CODE_CAMP),
      account: cell('To save your progress', FREE_CODE_CAMP),
      offline: null,
      languages: cell('HTML, CSS, JavaScript, Python, SQL, and more', FREE_CODE_CAMP),
      size: cell('Up to your first job, which can take several years', FREE_CODE_CAMP),
      projects: cell('Dozens, with five for each certification', FREE_CODE_CAMP),
      community: cell('Yes, worldwide', FREE_CODE_CAMP),
      certificate: cell('Yes, free and verified', FREE_CODE_CAMP),
      inPage: cell('Yes, or in your own editor', FREE_CODE_CAMP),
    },
  },
  {
    name: 'The Odin Project',
    facts: {
      cost: cell('Free', ODIN_QUESTIONS),
      account: cell('Only to check off lessons', ODIN_QUESTIONS),
      offline: null,
      languages: cell('HTML, CSS, JavaScript, and Ruby', ODIN_QUESTIONS),
      size: cell('From zero to your first job, with no time estimate', ODIN_QUESTIONS),
      projects: cell('Dozens', ODIN),
      community: cell('Yes, on Discord', ODIN_QUESTIONS),
      certificate: cell('No', ODIN_QUESTIONS),
      inPage: cell('No, you install the tools yourself', ODIN_QUESTIONS),
    },
  },
  {
    name: 'Exercism',
    facts: {
      cost: cell('Free', `${EXERCISM_DOCS}/legal/terms-of-service`),
      account: cell(
        'To download and submit exercises',
        `${EXERCISM_DOCS}/solving-exercises/working-locally`,
      ),
      offline: cell(
        "Yes, with exercises you've downloaded",
        `${EXERCISM_DOCS}/solving-exercises/working-locally`,
      ),
      languages: cell('More than 50', `${EXERCISM_DOCS}/getting-started`),
      size: null,
      projects: cell('Exercises instead of projects', `${EXERCISM_DOCS}/getting-started`),
      community: cell('Yes, volunteers review your code', `${EXERCISM_DOCS}/feedback`),
      certificate: null,
      inPage: cell('Yes', `${EXERCISM_DOCS}/solving-exercises/using-the-online-editor`),
    },
  },
  {
    name: 'Boot.dev',
    facts: {
      cost: cell('Free to read; paid membership for the rest', BOOT_DEV_PRICE),
      account: null,
      offline: null,
      languages: cell('Python, Go, and SQL', BOOT_DEV_ON_ITSELF),
      size: cell('Around 12 months', BOOT_DEV_ON_ITSELF),
      projects: null,
      community: cell('Yes, for members, on Discord', BOOT_DEV_ON_ITSELF),
      certificate: cell('Yes, for members', BOOT_DEV_PRICE),
      inPage: cell('Yes, but after the first few chapters, for members only', BOOT_DEV_PRICE),
    },
  },
  {
    name: 'javascript.info',
    facts: {
      cost: cell('Free to read', `${MODERN_TUTORIAL}/blob/master/LICENSE.md`),
      account: null,
      offline: null,
      languages: cell('JavaScript', MODERN_TUTORIAL),
      size: cell('175 articles, 251 tasks', MODERN_TUTORIAL),
      projects: cell('Tasks with solutions instead of projects', MODERN_TUTORIAL),
      community: null,
      certificate: null,
      inPage: cell('Yes', 'https://javascript.info/hello-world'),
    },
  },
  {
    name: 'MDN',
    facts: {
      cost: cell('Free', `${MDN}/About`),
      account: null,
      offline: null,
      languages: cell('HTML, CSS, JavaScript, and a little Python', `${MDN}/About`),
      size: null,
      projects: cell('Challenges', MDN),
      community: cell('Channels for questions', MDN),
      certificate: null,
      inPage: cell('Yes, in its playground', `${MDN}/Core/Scripting/Test_your_skills/Variables`),
    },
  },
];

/**
 * @param name - brand name
 * @param facts - the site's totals
 * @returns this school's column in the comparison
 */
export function ownSchool(
  name: string,
  { courses, tutorials, exercises, minutes }: SiteFacts,
): ComparedSchool {
  return {
    name,
    facts: {
      cost: cell('Free', '/about#questions'),
      account: cell('None', '/about#accounts'),
      offline: cell("Yes, for pages you've visited and lessons you've saved", '/about#questions'),
      languages: cell('JavaScript, with HTML and CSS', '/courses'),
      size: cell(
        `${countOf(tutorials, 'lesson')}, ${countOf(exercises, 'exercise')}, ${formatMinutes(minutes)}`,
        '/tutorials',
      ),
      projects: cell(`${courses}, one at the end of each course`, '/courses'),
      community: cell('None', '/about#purpose'),
      certificate: cell('None', '/about#questions'),
      inPage: cell('Yes', '/about#purpose'),
    },
  };
}

/** Reasons to choose this school. */
export const CHOOSE_US: readonly string[] = [
  'You want to start right now, with no account and nothing to install.',
  'You want to read and practice offline.',
  'You want to learn the basics, step by step, before you commit to something longer.',
];

/** Reasons to choose another school. */
export const CHOOSE_OTHERS: readonly string[] = [
  "You want people you can ask for help. freeCodeCamp, The Odin Project, Exercism, and Boot.dev have communities; we don't.",
  "You want a certificate. freeCodeCamp offers them for free; we don't offer any.",
  'You want a language other than JavaScript. Exercism teaches more than 50 languages.',
  'You want to go all the way to your first job. freeCodeCamp and The Odin Project go much further than we do.',
];
