import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Lesson } from '../../../../src/content/lesson';
import { LESSON, lessonFolder, outcomeOf, schoolOf } from '../support/compiler';

/** Text of the sample in another language, with the same code. */
const TRANSLATED = LESSON.replace('title: "A sample: what a lesson holds"', 'title: Ein Muster')
  .replace('term: sample bend, means: A knot', 'term: Probestek, means: Ein Knoten')
  .replace('forms: [sample bent]', 'forms: [Probesteke]')
  .replace('## The idea', '## Die Idee')
  .replace('// greet', '// begrüßen');

/** Compiles the sample in German, with this translation. */
async function compileGerman(
  translation: string | undefined,
  original = LESSON,
  script: readonly string[] = ['generate.ts'],
) {
  const source = lessonFolder({
    'sails/sample.md': original,
    ...(translation === undefined ? {} : { 'sails/sample.de.md': translation }),
  });
  fs.writeFileSync(path.join(source, 'languages.yaml'), '- en\n- de\n');
  const env = {
    ...process.env,
    SITE_LANGUAGE: 'de',
    LANGUAGES_FILE: path.join(source, 'languages.yaml'),
  };
  const output = path.join(source, 'out');
  const [file, ...first] = script;
  const args = [`src/build/content/${file}`, ...first, source, output, schoolOf(source)];
  const result = await new Promise<{ status: number; stdout: string; stderr: string }>(
    (resolve) =>
      void execFile(
        process.execPath,
        ['--import', 'tsx', ...args],
        { env },
        (error, stdout, stderr) => resolve({ status: error ? 1 : 0, stdout, stderr }),
      ),
  );
  const read = () =>
    JSON.parse(fs.readFileSync(path.join(output, 'lessons/a-sample.json'), 'utf8')) as Lesson;
  return { ...outcomeOf(result, source), read };
}

/** Returns the translation with the versions that the compiler asks for. */
async function upToDate(): Promise<string> {
  const { mistakes } = await compileGerman(TRANSLATED);
  const [, versions = ''] = /translates: (\[.*\])$/.exec(mistakes[0] ?? '') ?? [];
  return TRANSLATED.replace('level:', `translates: ${versions}\nlevel:`);
}

let translation: string;

beforeAll(async () => {
  translation = await upToDate();
});

test('a translation has its own text, and the addresses and ids of the original', async () => {
  const { mistakes, read } = await compileGerman(translation);
  expect(mistakes).toEqual([]);
  const lesson = read();
  expect(lesson).toMatchObject({ title: 'Ein Muster', slug: 'a-sample' });
  expect(lesson).not.toHaveProperty('language');
  expect(lesson.contents[0]).toEqual({ level: 2, slug: 'the-idea', title: 'Die Idee' });
  expect(lesson.introduces.terms).toEqual([
    expect.objectContaining({
      term: 'Probestek',
      slug: 'sample-bend',
      // Untranslated lessons use the words of the original.
      forms: ['Probesteke', 'sample bend', 'sample bent'],
    }),
  ]);
  const original = (await compileGerman(undefined)).read();
  const questions = ({ blocks }: Lesson) =>
    blocks.flatMap((block) => (block.kind === 'check' ? block.id : []));
  expect(questions(lesson)).toEqual(questions(original));
});

test('a lesson without a translation has the language of the original', async () => {
  const { mistakes, read } = await compileGerman(undefined);
  expect(mistakes).toEqual([]);
  expect(read()).toMatchObject({ language: 'en', slug: 'a-sample' });
});

test.each([
  [
    'changes code',
    (text: string) => text.replace("'Ada';", "'Bea';"),
    '"A detail of it" has other code in the example than "A detail of it"',
  ],
  [
    'changes what a test expects',
    (text: string) => text.replace('.toBe(3)', '.toBe(4)'),
    'has other code in the exercise ds-sample-sum than',
  ],
  [
    'renames an exercise',
    (text: string) => text.replace('#ds-sample-order', '#ds-sample-ordnung'),
    'has the order ds-sample-ordnung in the place of the order ds-sample-order in',
  ],
  [
    'leaves out a figure',
    (text: string) => text.replace(/```diagram[^]*?```\n/, ''),
    'has the note in the place of the diagram in',
  ],
  [
    'leaves out a heading',
    (text: string) => text.replace('### A `detail` of it', ''),
    'the translation has 1 headings, but 2 in',
  ],
  [
    'leaves out a term',
    (text: string) => text.replace(/terms:\n.*Probestek.*\n/, 'terms: []\n'),
    'introduces.terms has 0 terms, but 1 in',
  ],
  [
    'has another level',
    (text: string) => text.replace('level: beginner', 'level: advanced'),
    'level is "advanced", but "beginner" in',
  ],
  [
    'has no versions',
    (text: string) => text.replace(/translates: .*\n/, ''),
    'add the versions of the passages that this file translates: translates: [v',
  ],
])('a translation that %s is refused', async (_what, change, reason) => {
  const { status, mistakes } = await compileGerman(change(translation));
  expect(status).toBe(1);
  expect(mistakes[0]).toMatch(/^sails\/sample\.de\.md:\d+ {2}/);
  expect(mistakes.join('\n')).toContain(reason);
});

test.each([
  ['an example', "'Ada';", "'Bea';", /^```js run/],
  ['an exercise', '.toBe(3)', '.toBe(4)', /^::::exercise\{#ds-sample-sum /],
])('other code in %s is reported at the line where it starts', async (_what, from, to, start) => {
  const { mistakes } = await compileGerman(translation.replace(from, to));
  const line = Number(/^\S+:(\d+)/.exec(mistakes[0] ?? '')?.[1]);
  const text = translation.split('\n');
  expect(text[line - 1]).toMatch(start);
  expect(text.slice(line).join('\n')).toContain(from);
});

test('text, comments and names of tests can be translated', async () => {
  const { mistakes } = await compileGerman(
    translation
      .replace('// your code', '// dein Code')
      .replace("test('adds'", "test('addiert'")
      .replace("'sum([1, 2])').toBe", "'die Summe').toBe"),
  );
  expect(mistakes).toEqual([]);
});

test('words in parentheses can be translated, which stand for a result in a test', async () => {
  const sum = 'expect(sum([1, 2])';
  const withWords = (text: string, words: string) =>
    text.replace(sum, `expect(sum([]) ? '' : '(${words})', 'x').toBe('(${words})');\n  ${sum}`);
  const { mistakes } = await compileGerman(
    withWords(translation, 'keine Zahl'),
    withWords(LESSON, 'no number'),
  );
  expect(mistakes).toEqual([]);
});

test('a passage whose original has changed is behind, which fails the check but not the build', async () => {
  const behind = translation.replace(/translates: \[(\w+), [^,]+,/, 'translates: [$1, vOlder1,');
  const line = behind.split('\n').findIndex((text) => text.startsWith('translates:')) + 1;
  const { status, stdout } = await compileGerman(behind);
  expect(status).toBe(0);
  expect(stdout).toContain('1 passage is behind the original');
  const checked = await compileGerman(behind, LESSON, ['checkLessonCli.ts', 'a-sample']);
  expect(checked.status).toBe(1);
  expect(checked.mistakes.join('\n')).toMatch(
    /sample\.de\.md:\d+ {2}"Die Idee" is behind: "The idea" in .*sample\.md has changed; translate it again, and replace vOlder1 by v\S+ in translates/,
  );
  expect(checked.mistakes.join('\n')).toContain(`in translates (line ${line})`);
});
