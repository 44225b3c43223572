import { MemoryRouter } from 'react-router-dom';
import type { Block, ExerciseBlock, Lesson } from '../../../src/content/lesson';
import { outlineOf, textOf } from '../../../src/build/content/lessons/emit';
import { lazyModule } from '../../../src/prerendered/lazyModule';
import { lessonPage } from '../../../src/pages/lesson';
import { renderWhole } from '../../support/renderWhole';

/** Returns a plain-text paragraph. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', children: [text] };
}

export const SAMPLE_EXERCISE: ExerciseBlock = {
  kind: 'exercise',
  step: 'core',
  id: 'sample-sum',
  title: 'Add up a list',
  prompt: [paragraph('Write sum.')],
  starter: [[['keyword', 'function '], ['name', 'sum'], '() {}']],
  tests: 'the tests',
  hints: [[paragraph('First nudge.')], [paragraph('Second nudge.')]],
  solution: ['the solution'].map((text) => [text]),
  explanation: [paragraph('It adds them all.')],
};

/** A lesson with one block of every kind. */
export const SAMPLE_LESSON: Lesson = {
  id: 'sample',
  slug: 'a-sample',
  title: 'A sample lesson',
  description: 'What the sample is about.',
  subject: 'ropes',
  level: 'beginner',
  minutes: { from: 20, to: 30 },
  updated: '2026-02-03',
  outcomes: ['read a sample'],
  buildsOn: [{ id: 'ground', slug: 'the-ground', title: 'The ground' }],
  position: {
    course: { slug: 'tying-knots', title: 'Knots' },
    module: { id: 'knots-loops', title: 'Loops' },
    number: 2,
    of: 9,
  },
  previous: { id: 'before', slug: 'comes-before', title: 'Comes before' },
  next: { id: 'after', slug: 'comes-after', title: 'Comes after' },
  opens: [{ id: 'aside', slug: 'off-the-path', title: 'Off the path', course: 'Asides' }],
  introduces: { terms: [], code: [] },
  terms: {
    bight: {
      term: 'bight',
      means: 'A bend in a rope that is not crossed.',
      lesson: { id: 'ground', slug: 'the-ground', title: 'The ground' },
    },
  },
  contents: [
    { level: 2, slug: 'the-idea', title: 'The idea' },
    { level: 2, slug: 'the-code', title: 'The code' },
  ],
  blocks: [
    paragraph('It starts here.'),
    { kind: 'heading', level: 2, slug: 'the-idea', children: ['The idea'] },
    {
      kind: 'paragraph',
      children: [
        'See ',
        { kind: 'passage', slug: 'the-code', children: ['below'] },
        ', ',
        { kind: 'lesson', slug: 'comes-before', passage: 'why', children: ['before'] },
        ' and ',
        { kind: 'link', href: 'https://example.com/', children: ['elsewhere'] },
        '. Make a ',
        { kind: 'term', slug: 'bight', text: 'bight' },
        '.',
      ],
    },
    { kind: 'table', align: [null, 'right'], head: [['Size'], ['Steps']], rows: [[['1'], ['2']]] },
    {
      kind: 'diagram',
      label: 'Two boxes in a row',
      drawing: { width: 20, height: 10, marks: [{ text: 'one', x: 5, y: 5, look: 'mono' }] },
    },
    { kind: 'note', children: [paragraph('By the way.')] },
    { kind: 'warning', children: [paragraph('Mind the gap.')] },
    { kind: 'list', start: 3, items: [[paragraph('third')]] },
    { kind: 'heading', level: 2, slug: 'the-code', children: ['The code'] },
    { kind: 'code', language: 'css', lines: [['a { color: ', ['name', 'red'], '; }']] },
    { kind: 'example', id: 'example-1', lines: [['one'], ['two']], output: '1\n2' },
    SAMPLE_EXERCISE,
    {
      kind: 'check',
      id: 'web-sample/q-1',
      question: ['Why so?'],
      answer: [paragraph('Because of the idea.')],
      passage: 'the-idea',
      passageTitle: 'The idea',
    },
    { kind: 'summary', children: [paragraph('Keep this.')] },
  ],
};

/** Renders the lesson page. */
export async function renderLesson(lesson: Lesson = SAMPLE_LESSON) {
  const { deferred = [], Page } = lessonPage({
    lesson: outlineOf(lesson),
    text: lazyModule(() => Promise.resolve(textOf(lesson))),
    file: `/assets/${lesson.slug}.json`,
  });
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter initialEntries={[`/tutorials/${lesson.slug}`]}>
      <Page />
    </MemoryRouter>,
  );
}
