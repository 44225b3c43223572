/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import type { Glossary } from '../../../../src/content/glossary';
import { codeText, type Block, type Lesson } from '../../../../src/content/lesson';
import { compile, lessonFolder, lessonNamed, type Compilation } from '../support/compiler';

/** Text that uses a term from an earlier lesson, with a line break inside the term. */
const REMARK = 'Two web-only\nbends.';

let source: string;
let compiled: Compilation;
let lessons: Record<string, Lesson>;

beforeAll(async () => {
  source = lessonFolder({
    'sails/2-second.md': lessonNamed('ds-second'),
    'sails/1-first.md': lessonNamed('ds-first').replaceAll('\n', '\r\n'),
    'knots/1-only.md': lessonNamed('web-only', 'knots'),
    'tides/1-flow.md': lessonNamed('tide-flow', 'tides').replace('A remark.', REMARK),
    'README.md': '# No lesson',
  });
  compiled = await compile(source);
  lessons = Object.fromEntries(
    fs.readdirSync(path.join(compiled.output, 'lessons')).map((file) => {
      const lesson = JSON.parse(read(`lessons/${file}`)) as Lesson;
      return [lesson.id, lesson];
    }),
  );
}, 30_000);

afterAll(() => fs.rmSync(source, { recursive: true }));

function read(file: string): string {
  return fs.readFileSync(path.join(compiled.output, file), 'utf8');
}

function blocks<Kind extends Block['kind']>(kind: Kind): Extract<Block, { kind: Kind }>[] {
  return (lessons['ds-first']?.blocks ?? []).filter(
    (block): block is Extract<Block, { kind: Kind }> => block.kind === kind,
  );
}

test('compiles every lesson and nothing else', () => {
  expect(compiled).toMatchObject({ status: 0, mistakes: [] });
  expect(Object.keys(lessons).sort()).toEqual(['ds-first', 'ds-second', 'tide-flow', 'web-only']);
});

const link = (id: string) => ({ id, slug: `${id}-page`, title: 'A sample: what a lesson holds' });

test('adds its position to each lesson, and follow-up courses to the last one', () => {
  expect(lessons['ds-second']).toMatchObject({
    position: {
      course: { slug: 'the-sails', title: 'All of sails' },
      module: { id: 'sails-all', title: 'All' },
      number: 2,
      of: 2,
    },
    end: { courses: [], programs: [{ id: 'all', title: 'Everything' }] },
  });
  expect(lessons['ds-first']?.end).toBeUndefined();
  expect(lessons['web-only']?.end).toEqual({
    courses: [{ slug: 'the-tides', title: 'All of tides' }],
    programs: [],
  });
});

test('links lessons to their neighbors in the course and computes their time', () => {
  expect(lessons['ds-first']).toMatchObject({
    previous: null,
    next: link('ds-second'),
    opens: [],
    buildsOn: [],
    minutes: { from: 10, to: 20 },
  });
  expect(lessons['ds-second']).toMatchObject({ previous: link('ds-first'), next: null });
  expect(lessons['web-only']).toMatchObject({ previous: null, next: null });
});

test('lists what a lesson builds on, and which courses can be started after it', () => {
  expect(lessons['ds-second']).toMatchObject({ buildsOn: [link('ds-first')], opens: [] });
  expect(lessons['tide-flow']).toMatchObject({ buildsOn: [link('web-only')], previous: null });
  expect(lessons['web-only']).toMatchObject({
    opens: [{ ...link('tide-flow'), course: 'All of tides' }],
    next: null,
  });
});

test('links terms that earlier lessons introduced', () => {
  const [note] = lessons['tide-flow']?.blocks.filter(({ kind }) => kind === 'note') ?? [];
  expect(note).toEqual({
    kind: 'note',
    children: [
      {
        kind: 'paragraph',
        children: ['Two ', { kind: 'term', slug: 'web-only-bend', text: 'web-only bends' }, '.'],
      },
    ],
  });
  expect(lessons['tide-flow']?.terms).toEqual({
    'web-only-bend': {
      term: 'web-only bend',
      means: 'A knot that exists only in tests.',
      lesson: link('web-only'),
    },
  });
});

test('lists the contents with the slugs of the headings', () => {
  expect(lessons['ds-first']?.contents).toEqual([
    { level: 2, slug: 'the-idea', title: 'The idea' },
    { level: 3, slug: 'a-detail-of-it', title: 'A detail of it' },
  ]);
});

test('reads formatting and links in text, and keeps a colon before a word', () => {
  expect(blocks('paragraph')[0]?.children).toEqual([
    'A first paragraph with ',
    { kind: 'code', text: 'code' },
    ', ',
    { kind: 'emphasis', children: ['emphasis'] },
    ', ',
    { kind: 'strong', children: ['weight'] },
    ', a key:value pair, ',
    { kind: 'passage', slug: 'the-idea', children: ['a passage'] },
    ', ',
    {
      kind: 'lesson',
      slug: 'ds-first-page',
      passage: 'the-idea',
      children: ['another lesson'],
    },
    ' and ',
    { kind: 'link', href: 'https://example.com/', children: ['a page'] },
    '.',
  ]);
});

test('reads tables, lists, diagrams and notes', () => {
  expect(blocks('table')).toEqual([
    {
      kind: 'table',
      align: ['left', 'right'],
      head: [['left'], ['right']],
      rows: [[['1'], ['2']]],
    },
  ]);
  expect(blocks('list').map(({ start, items }) => [start, items.length])).toEqual([
    [undefined, 2],
    [3, 1],
  ]);
  const [diagram] = blocks('diagram');
  expect(diagram?.label).toBe('Two boxes, one after the other');
  expect(diagram?.drawing.marks).not.toHaveLength(0);
  expect(blocks('note')).toHaveLength(1);
});

test('highlights code in runs that join back to the code', () => {
  const [example] = blocks('example');
  expect(example).toMatchObject({ id: 'example-1', output: 'Hi Ada' });
  expect(codeText(example?.lines ?? [])).toBe(
    "// greet\nconst name = 'Ada';\nconsole.log(`Hi ${name}`);",
  );
  expect(example?.lines).toEqual([
    [['comment', '// greet']],
    [['keyword', 'const'], ' name = ', ['string', "'Ada'"], ';'],
    ['console.', ['name', 'log'], '(', ['string', '`Hi '], '${name}', ['string', '`'], ');'],
  ]);
});

test('reads predictions, and ordering exercises with their lines shuffled', () => {
  const [prediction] = blocks('predict');
  expect(prediction).toMatchObject({
    id: 'ds-first-predict',
    step: 'warm-up',
    output: '2\nBo',
    slips: [{ output: '2\nAda', says: 'An array counts from 0.' }],
  });
  const [order] = blocks('order');
  const texts = order?.lines.map((line) => codeText([line]));
  expect(texts).toHaveLength(8);
  expect(texts).toContain('total = number;');
  expect(order?.solution.map((index) => texts?.[index])).toEqual([
    'function addUp(numbers) {',
    'let total = 0;',
    'for (const number of numbers) {',
    'total += number;',
    '}',
    'return total;',
    '}',
  ]);
  expect(order?.solution).not.toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('reads the parts of an exercise', () => {
  const [exercise] = blocks('exercise');
  expect(exercise).toMatchObject({
    id: 'ds-first-sum',
    title: 'Add up',
    hints: [[{ kind: 'paragraph', children: ['Begin with zero.'] }]],
    explanation: [{ kind: 'paragraph', children: ['One pass.'] }],
  });
  expect(codeText(exercise?.starter ?? [])).toMatch(
    /^function sum\(numbers\) \{\n {2}\/\/ your code\n\}$/,
  );
  expect(codeText(exercise?.solution ?? [])).toContain('reduce');
  expect(exercise?.tests).toContain("hidden('nothing'");
});

test('adds the heading of its passage to each check', () => {
  expect(blocks('check').map(({ passage, passageTitle }) => [passage, passageTitle])).toEqual([
    ['the-idea', 'The idea'],
    ['the-idea', 'The idea'],
    ['a-detail-of-it', 'A detail of it'],
  ]);
});

test('writes an index by course, and one literal import per lesson', () => {
  const index = read('tutorials.ts');
  const ids = [...index.matchAll(/"id": "([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(['web-only', 'ds-first', 'ds-second', 'tide-flow']);
  expect(index).toMatch(
    /"exerciseIds": \[\s*"ds-first-sum",\s*"ds-first-predict",\s*"ds-first-sum-of",\s*"ds-first-order"\s*\]/,
  );
  expect(read('lessonImports.ts')).toContain(`import('./lessonData/ds-first-page.json')`);
  expect(read('lessonFiles.ts')).toContain(`from './lessonData/ds-first-page.json?file'`);
});

test('writes a glossary of the terms and constructs that lessons introduce', () => {
  const glossary = JSON.parse(/= (\{[^]*\});/.exec(read('glossary.ts'))?.[1] ?? 'null') as Glossary;
  expect(glossary.terms.map(({ slug, lessons: [lesson] }) => [slug, lesson?.id])).toEqual([
    ['ds-first-bend', 'ds-first'],
    ['ds-second-bend', 'ds-second'],
    ['tide-flow-bend', 'tide-flow'],
    ['web-only-bend', 'web-only'],
  ]);
  expect(glossary.constructs.HTML).toMatchObject([{ key: '<p>', lesson: { id: 'web-only' } }]);
});

test('rewrites only changed files and deletes stale ones', async () => {
  const untouched = path.join(compiled.output, 'lessons/ds-first-page.json');
  const before = fs.statSync(untouched).mtimeMs;
  const stale = path.join(compiled.output, 'lessons/gone.json');
  fs.writeFileSync(stale, '{}');
  const again = await compile(source);
  expect(again.stdout).toContain('0 files written');
  expect(fs.statSync(untouched).mtimeMs).toBe(before);
  expect(fs.existsSync(stale)).toBe(false);
}, 30_000);
