/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import { readPlotSpec } from '../../../src/build/content/figures/plot/plotSpec';
import { limitFault } from '../../../src/build/content/markdown/limits';
import { parseYaml } from '../../../src/build/content/parseYaml';
import { compiledPages, legalPage, schoolWith } from './documents/support/school';
import { compile, lessonFolder, lessonNamed } from './support/compiler';

const FRONT = '---\ntitle: Tides\n---\n\n';
const LISTS = Array.from({ length: 3_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
const ROW = `|${' a |'.repeat(200)}`;
const TABLE = [ROW, `|${' - |'.repeat(200)}`, ...Array.from({ length: 2_000 }, () => ROW)].join(
  '\n',
);

const TOO_MUCH: [name: string, body: string, line: number, reason: string][] = [
  ['quotes 10,000 deep', `${'>'.repeat(10_000)} a`, 5, 'nest less deeply'],
  ['lists 10,000 deep in one line', `${'- '.repeat(10_000)}a`, 5, 'nest less deeply'],
  ['lists 3,000 deep', LISTS.slice(0, 200_000), 105, 'nest less deeply'],
  ['a table of 2,000 by 200', TABLE.slice(0, 200_000), 5, 'split the paragraph, table or code'],
  ['blocks 2,000 deep', ':::note\n'.repeat(2_000), 55, 'close them'],
  ['a long paragraph', 'word *word* '.repeat(4_000), 5, 'split the paragraph, table or code'],
  ['5 MB of paragraph', 'word '.repeat(1_000_000), 1, 'split it into several files'],
  ['5 MB of paragraphs', 'word\n\n'.repeat(800_000), 1, 'split it into several files'],
];

test.each(TOO_MUCH)('%s is too much', (_name, body, line, reason) => {
  const fault = limitFault(FRONT + body);
  expect(fault?.line).toBe(line);
  expect(fault?.reason).toContain(reason);
});

const QUOTES = `${'>'.repeat(10_000)} a`;

test('a lesson and its solutions beyond the limits fail with file and line', async () => {
  const folder = lessonFolder(
    {
      'sails/1-first.md': `${lessonNamed('ds-first')}\n${QUOTES}\n`,
      'sails/2-other.md': lessonNamed('ds-other'),
      'sails/2-other.solutions.md': `# Solutions\n\n${QUOTES}\n`,
      'sails/3-third.md': lessonNamed('ds-third').replace('level: beginner', 'level: *easy'),
    },
    { bare: ['sails/2-other.md'] },
  );
  const { mistakes } = await compile(folder);
  const text = fs.readFileSync(`${folder}/sails/3-third.md`, 'utf8');
  const level = text.split('\n').indexOf('level: *easy') + 1;
  expect(mistakes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/1-first\.md:\d+ {2}over 200 spaces, quotes and list markers/),
      expect.stringMatching(/2-other\.solutions\.md:3 {2}over 200 spaces, quotes and list/),
      expect.stringMatching(new RegExp(`3-third\\.md:${level} {2}front matter: \\*easy refers to`)),
    ]),
  );
  fs.rmSync(folder, { recursive: true });
});

test('a page beyond the limits fails with file and line', async () => {
  const root = schoolWith({ 'legal/imprint.md': `${legalPage()}\n${QUOTES}\n` });
  const { problems } = await compiledPages(root);
  expect(problems).toEqual([
    expect.stringMatching(/imprint\.md:\d+ {2}over 200 spaces, quotes and list markers/),
  ]);
});

test('three times what the longest lesson has is read', () => {
  const passage = `> - ${'word *word* '.repeat(1_300)}\n\n`;
  expect(limitFault(FRONT + passage.repeat(15))).toBeUndefined();
  expect(limitFault(`${' '.repeat(50)}> - 1. a`)).toBeUndefined();
});

const DEEP = '['.repeat(20_000);

/** Nine levels of aliases, each of which expands to nine of the level above. */
const MANY = Array.from({ length: 9 }, (_, level) =>
  level === 0 ? 'a0: &a0 [x]' : `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`,
).join('\n');

test.each([
  ['an alias without an anchor', 'title: Tides\nlevel: *easy\n', 2, '*easy refers to &easy'],
  ['lists 20,000 deep', `title: Tides\nlevel: ${DEEP}\n`, 2, 'nested too deeply'],
  ['aliases of aliases', `${MANY}\n`, 1, 'write the values out'],
])('YAML with %s fails with its line', (_name, yaml, line, reason) => {
  const { value, problems } = parseYaml(yaml);
  expect([value, problems.length, problems[0]?.line]).toEqual([null, 1, line]);
  expect(problems[0]?.message).toContain(reason);
});

test('a plot with an alias without an anchor fails', () => {
  expect(() => readPlotSpec('x: [0, 1]\ny: *up\n')).toThrow('*up refers to &up');
});

test('an alias with an anchor is read', () => {
  const { value, problems } = parseYaml('title: &name Tides\nlabel: *name\n');
  expect([value, problems]).toEqual([{ title: 'Tides', label: 'Tides' }, []]);
});
