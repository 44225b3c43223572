import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { GLOSSARY } from '../../../.generated/glossary';
import { TUTORIALS } from '../../../.generated/tutorials';
import {
  buildSearchIndex,
  type SearchContent,
} from '../../../src/build/content/search/searchIndex';
import { texts as about } from '../../../.generated/school/texts/about';
import { OWN_LINKS } from '../../../.generated/school/ownLinks';
import { searchPages } from '../../../src/build/content/search/searchPages';
import type { Block, Lesson } from '../../../src/content/lesson';
import type { Course, Program, Question } from '../../../src/content/model';
import { NO_FACTS } from '../../fixtures/office/facts';
import { INDEX_OPTIONS, type SearchEntry } from '../../../src/search/engine/searchModel';

const ROOT = process.cwd();

/** Size budget of the index per lesson or other page, in bytes after Brotli compression. */
const BUDGET_PER_PAGE = 1_600;

/** Size budget of the index per glossary term, in bytes after Brotli compression. */
const BUDGET_PER_TERM = 60;

const heading = (slug: string, text: string): Block => ({
  kind: 'heading',
  level: 2,
  slug,
  children: [text],
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', children: [text] });

const exercise: Block = {
  kind: 'exercise',
  step: 'core',
  id: 'pond-exercise',
  title: 'Dredge',
  prompt: [paragraph('Scoop mud.')],
  starter: [['starterword']],
  tests: 'testword',
  hints: [[paragraph('hintword')]],
  solution: [['solutionword']],
  explanation: [paragraph('explanationword')],
};

const lesson = {
  slug: 'ponds',
  title: 'Ponds',
  description: 'Still water, looked at closely.',
  position: { course: { slug: 'ecology', title: 'Ecology' } },
  outcomes: ['name a heron'],
  contents: [
    { level: 2, slug: 'frogs', title: 'Frogs' },
    { level: 2, slug: 'reeds', title: 'Reeds' },
  ],
  blocks: [
    paragraph('Before anything else: algae.'),
    heading('frogs', 'Frogs'),
    {
      kind: 'paragraph',
      children: [
        'They ',
        { kind: 'emphasis', children: ['croak ', { kind: 'code', text: 'loudly' }] },
        '.',
      ],
    },
    { kind: 'list', items: [[paragraph('tadpole')], [paragraph('froglet')]] },
    {
      kind: 'table',
      align: [null],
      head: [['species']],
      rows: [[['bullfrog']]],
    },
    heading('reeds', 'Reeds'),
    { kind: 'note', children: [paragraph(`Bulrush ${'sways and '.repeat(30)}bends.`)] },
    {
      kind: 'diagram',
      label: 'A cattail in cross section',
      drawing: { width: 9, height: 9, marks: [{ text: 'diagramword', x: 1, y: 1, look: '' }] },
    },
    {
      kind: 'steps',
      label: 'A spoonbill',
      drawing: { width: 9, height: 9, marks: [] },
      frames: [{ sentence: 'It filters.', marks: [{ text: 'frameword', x: 1, y: 1, look: '' }] }],
    },
    { kind: 'example', id: 'example-1', lines: [['exampleword']] },
    { kind: 'code', language: 'js', lines: [['codeword']] },
    { kind: 'rule' },
    exercise,
    {
      kind: 'check',
      question: ['Where do dragonflies rest?'],
      answer: [paragraph('answerword')],
      passage: 'frogs',
      passageTitle: 'Frogs',
    },
  ],
} as unknown as Lesson;

const course = {
  slug: 'ecology',
  title: 'Ecology',
  description: 'Living things and where they live.',
  topics: ['plankton'],
  outcomes: ['count a population'],
  modules: [
    {
      title: 'Shorelines',
      lessons: ['ponds'],
    },
  ],
} as unknown as Course;

const program = {
  id: 'ranger',
  slug: 'ranger-slug',
  title: 'Ranger',
  description: 'A path through the woods.',
  forWhom: ['You own boots.'],
  steps: [{ course: 'ecology', checkpoint: { title: 'Lighthouse' } }],
} as unknown as Program;

const question = (id: string, places: Question['places']): Question => ({
  id,
  question: `Is ${id} allowed?`,
  answer: ['Write to {email}.', `Second ${id} paragraph.`],
  places,
});

const CONTENT: SearchContent = {
  lessons: [lesson],
  courses: [course],
  programs: [program],
  questions: [question('fishing', ['home', 'about']), question('camping', ['home'])],
  pages: [
    {
      title: 'Beyond the woods',
      description: 'Where the path goes on.',
      address: '/programs/planner',
      headings: ['Tundra'],
    },
  ],
  terms: [
    {
      slug: 'estuary',
      term: 'estuary',
      means: ['Where a ', { kind: 'term', slug: 'river', text: 'river' }, ' meets brackish water.'],
      lessons: [],
    },
  ],
};

const index = MiniSearch.loadJS(buildSearchIndex(CONTENT), INDEX_OPTIONS);

function find(query: string): SearchEntry[] {
  return index.search(query) as unknown as SearchEntry[];
}

test.each([
  ['estuary', 'term', '/tutorials/glossary#term-estuary'],
  ['brackish', 'term', '/tutorials/glossary#term-estuary'],
  ['algae', 'lesson', '/tutorials/ponds'],
  ['heron', 'lesson', '/tutorials/ponds'],
  ['closely', 'lesson', '/tutorials/ponds'],
  ['croak', 'passage', '/tutorials/ponds#frogs'],
  ['loudly', 'passage', '/tutorials/ponds#frogs'],
  ['froglet', 'passage', '/tutorials/ponds#frogs'],
  ['bullfrog', 'passage', '/tutorials/ponds#frogs'],
  ['bulrush', 'passage', '/tutorials/ponds#reeds'],
  ['cattail', 'passage', '/tutorials/ponds#reeds'],
  ['spoonbill', 'passage', '/tutorials/ponds#reeds'],
  ['filters', 'passage', '/tutorials/ponds#reeds'],
  ['Dredge', 'passage', '/tutorials/ponds#reeds'],
  ['scoop', 'passage', '/tutorials/ponds#reeds'],
  ['dragonflies', 'passage', '/tutorials/ponds#reeds'],
  ['plankton', 'course', '/courses/ecology'],
  ['shorelines', 'course', '/courses/ecology'],
  ['population', 'course', '/courses/ecology'],
  ['ranger', 'program', '/programs#ranger'],
  ['boots', 'program', '/programs#ranger'],
  ['lighthouse', 'program', '/programs#ranger'],
  ['fishing', 'question', '/about#questions'],
  ['camping', 'question', '/#questions'],
  ['beyond', 'page', '/programs/planner'],
  ['tundra', 'page', '/programs/planner'],
])('%s finds the %s at %s', (word, kind, address) => {
  expect(find(word)).toEqual([expect.objectContaining({ kind, address })]);
});

test('a heading is found as a passage, and in its lesson', () => {
  expect(find('frogs').map(({ kind }) => kind)).toEqual(['passage', 'lesson']);
});

test.each([
  'starterword',
  'testword',
  'hintword',
  'solutionword',
  'explanationword',
  'answerword',
  'exampleword',
  'codeword',
  'diagramword',
  'frameword',
])("%s isn't visible prose and isn't found", (word) => {
  expect(find(word)).toEqual([]);
});

test.each(['the', 'a', 'x'])('"%s" is too common or too short to be indexed', (word) => {
  expect(find(word)).toEqual([]);
});

test('a lesson names its course', () => {
  expect(find('algae')[0]).toMatchObject({ title: 'Ponds', within: 'Lesson in Ecology' });
});

test('a passage names its lesson, and its summary starts like its text', () => {
  const [passage] = find('bulrush');
  expect(passage).toMatchObject({ title: 'Reeds', within: 'Ponds' });
  expect(passage?.summary).toMatch(/^Bulrush sways and .*(?:sways|and) …$/);
  expect(passage?.summary.length).toBeLessThanOrEqual(122);
});

test("a short summary isn't truncated", () => {
  expect(find('croak')[0]?.summary).toBe('They croak loudly. tadpole froglet species bullfrog');
});

test('brand placeholders are kept for the page to fill in', () => {
  expect(find('fishing')[0]?.summary).toBe('Write to {email}.');
});

describe("the site's own index", () => {
  const text = fs.readFileSync(path.join(ROOT, '.generated/searchIndex.json'));
  const own = MiniSearch.loadJSON(text.toString(), INDEX_OPTIONS);

  test('is small enough to load on a phone', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(
      BUDGET_PER_PAGE *
        (TUTORIALS.length + searchPages({}, [], { about }, NO_FACTS).length + OWN_LINKS.length) +
        BUDGET_PER_TERM * GLOSSARY.terms.length,
    );
  });

  test('leads only to passages that exist', () => {
    const addresses = own
      .search(MiniSearch.wildcard)
      .map((result) => result as unknown as SearchEntry)
      .filter(({ kind }) => kind === 'passage')
      .map(({ address }) => address);
    const slugs = fs.readdirSync(path.join(ROOT, '.generated/lessons')).flatMap((file) => {
      const json = fs.readFileSync(path.join(ROOT, '.generated/lessons', file), 'utf8');
      const { slug, contents } = JSON.parse(json) as Lesson;
      return contents.map((entry) => `/tutorials/${slug}#${entry.slug}`);
    });
    expect(addresses.sort()).toEqual(slugs.sort());
  });
});
