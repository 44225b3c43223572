import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readYaml, readYamlFolder } from '../../../../src/build/content/school/readYaml';

process.env['LANGUAGES_FILE'] = 'src/school/languages.yaml';

const COURSE = `title: Rope Work
slug: rope-work
hours: 3
outcomes:
  - tie a knot
  - splice a rope
modules:
  - id: knots
    title: Knots
    lessons: [first, second]
  - id: splices
    title: Splices
`;

/** Reads the course in German, with this translation. */
async function translated(translation: string, original = COURSE) {
  const root = mkdtempSync(path.join(tmpdir(), 'translate-'));
  const files = {
    'src/school/languages.yaml': '- en\n- de\n',
    'src/texts/en/language.ts': '',
    'src/texts/de/language.ts': '',
    'src/school/course.yaml': original,
    'src/school/course.de.yaml': translation,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  process.env['SITE_LANGUAGE'] = 'de';
  const read = await readYaml(root, 'src/school/course.yaml');
  return { ...read, root };
}

afterEach(() => {
  delete process.env['SITE_LANGUAGE'];
});

test('a translation replaces texts and keeps everything else', async () => {
  const { value, problems } = await translated(`title: Seilarbeit
outcomes: [einen Knoten knüpfen, ein Seil spleißen]
modules:
  - id: splices
    title: Spleiße
`);
  expect(problems).toEqual([]);
  expect(value).toEqual({
    title: 'Seilarbeit',
    slug: 'rope-work',
    hours: 3,
    outcomes: ['einen Knoten knüpfen', 'ein Seil spleißen'],
    modules: [
      { id: 'knots', title: 'Knots', lessons: ['first', 'second'] },
      { id: 'splices', title: 'Spleiße' },
    ],
  });
});

test('a copy of the original whose texts are translated passes', async () => {
  const { value, problems } = await translated(COURSE.replace('Rope Work', 'Seilarbeit'));
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ title: 'Seilarbeit', hours: 3 });
});

test.each([
  ['tilte: Seilarbeit', 1, 'src/school/course.yaml has no "tilte" here; did you mean "title"?'],
  ['slug: seilarbeit', 1, "slug can't differ from src/school/course.yaml; remove it"],
  ['title: Seil\nhours: 4', 2, "hours can't differ from src/school/course.yaml; remove it"],
  ['outcomes: [knoten]', 1, 'outcomes has 1 entries, but 2 in src/school/course.yaml'],
  [
    'modules:\n  - id: knot\n    title: Knoten',
    2,
    'src/school/course.yaml has no entry with the id "knot"; did you mean "knots"?',
  ],
  [
    'modules:\n  - id: splices\n    title: Spleiße\n  - id: knots\n    lessons: [first]',
    5,
    'modules > knots: lessons has 1 entries, but 2 in src/school/course.yaml',
  ],
  ['modules:\n  - title: Knoten', 2, 'add the id of the entry in src/school/course.yaml'],
])('%j is refused with its line and the way out', async (translation, line, reason) => {
  const { problems } = await translated(translation);
  expect(problems).toEqual([
    { file: 'src/school/course.de.yaml', line, reason: expect.stringContaining(reason) as string },
  ]);
});

test.each<[PropertyKey[], string, number]>([
  [['title'], 'course.de.yaml', 1],
  [['modules', 1, 'title'], 'course.de.yaml', 4],
  [['modules', 0, 'title'], 'course.yaml', 9],
  [['outcomes', 1], 'course.yaml', 6],
  [['modules', 1], 'course.yaml', 11],
])('%j is placed in the file that it comes from: %s:%i', async (keys, file, line) => {
  const { placeOf } = await translated(
    'title: Seilarbeit\nmodules:\n  - id: splices\n    title: Spleiße\n',
  );
  expect(placeOf(keys)).toEqual({ file: `src/school/${file}`, line });
});

test('the first language ignores translations, also as files of a folder', async () => {
  const { root } = await translated('title: Seilarbeit');
  delete process.env['SITE_LANGUAGE'];
  expect(await readYaml(root, 'src/school/course.yaml')).toMatchObject({
    value: { title: 'Rope Work' },
  });
  const files = await readYamlFolder(root, 'src/school');
  expect(files.map(({ file }) => file)).not.toContain('src/school/course.de.yaml');
});
