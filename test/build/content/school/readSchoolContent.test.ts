import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { readSchoolContent } from '../../../../src/build/content/school/readSchoolContent';
import { validateContent } from '../../../../src/build/content/validation/validate';
import { goodContent } from '../../../content/brokenContent';

process.env['LANGUAGES_FILE'] = 'src/school/languages.yaml';

const DESCRIPTION = 'What you learn at this school, and how it feels to learn it here, in short.';

const BRAND = {
  name: 'The Sailing School',
  shortName: 'Sailing',
  tagline: 'From the first knot to the open sea',
  description: DESCRIPTION,
  account: { login: { kind: 'info' }, signUp: { kind: 'info' } },
};

const TEXTS = {
  home: {
    pageTitle: 'Sail',
    title: ['Sail'],
    closing: { title: 'Cast off.', text: 'The first knot is on us.' },
  },
  tutorials: { description: DESCRIPTION },
  courses: { description: DESCRIPTION },
  programs: { description: DESCRIPTION },
  about: { description: DESCRIPTION, title: 'Why we sail', purpose: ['To arrive.'] },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'school-'));
  const { subjects, courses, questions } = goodContent();
  write('brand.yaml', stringify(BRAND));
  write('subjects.yaml', stringify(subjects));
  write('questions.yaml', stringify(questions));
  write('texts.yaml', stringify(TEXTS));
  courses.forEach((course, index) => write(`courses/${course.id}.yaml`, yamlOf(course, 2 - index)));
});

afterEach(() => rmSync(root, { recursive: true }));

test('courses have the order of their files, and the name of the file as id', async () => {
  const { content, problems } = await readSchoolContent(root);
  expect(problems).toEqual([]);
  expect(content.courses.map(({ id }) => id)).toEqual(['data-structures', 'web-development']);
  expect(content.courses[0]).not.toHaveProperty('order');
});

test('a mistake in the brand is reported with its line', async () => {
  write('brand.yaml', stringify({ ...BRAND, shortName: undefined, shortname: 'Sail' }));
  expect(await problemsIn()).toEqual([
    'src/school/brand.yaml:1  shortName: this field is missing',
    'src/school/brand.yaml:9  there\'s no field "shortname"; did you mean "shortName"?',
  ]);
});

test('entry points are optional', async () => {
  const { content } = await readSchoolContent(root);
  expect(content.entryPoints).toBeNull();
});

test('a text can deny what it must not claim, but it needs words', async () => {
  const fit = { title: 'For you?', intro: 'Perhaps.', fits: ['You like water.'], misfits: [''] };
  const home = { ...TEXTS.home, promise: 'No job guarantee.', fit };
  write('texts.yaml', stringify({ ...TEXTS, home }));
  expect(await problemsIn()).toEqual([
    'src/school/texts.yaml:15  texts > home > fit: misfits 1: the text is empty',
  ]);
});

test("a heading can't have a claim", async () => {
  write(
    'texts.yaml',
    stringify({ ...TEXTS, home: { ...TEXTS.home, title: ['Die führende Segelschule'] } }),
  );
  expect(await problemsIn()).toEqual([
    'src/school/texts.yaml:4  texts > home: title 1: "führende" is a claim that nobody can back up; remove it, or say something that readers can check',
  ]);
});

test('without texts, each missing page is reported', async () => {
  rmSync(path.join(root, 'src/school/texts.yaml'));
  expect(await problemsIn()).toEqual(
    ['home', 'tutorials', 'courses', 'programs', 'about'].map(
      (page) => `src/school/texts.yaml:1  texts: ${page}: this field is missing`,
    ),
  );
});

test('a wrong value is reported with its line', async () => {
  write(
    'subjects.yaml',
    '- id: web-development\n  name: Web\n  summary: Pages.\n- id: data-structures\n  name: ""\n  summary: Lists.\n',
  );
  expect(await problemsIn()).toEqual([
    'src/school/subjects.yaml:5  data-structures: name: the text is empty',
  ]);
});

test('a missing field is reported at its entry', async () => {
  write('subjects.yaml', '- id: web-development\n  name: Web\n');
  expect(await problemsIn()).toEqual([
    'src/school/subjects.yaml:1  web-development: summary: this field is missing',
  ]);
});

test("a translator's mistake is reported with its own file and line", async () => {
  for (const language of ['en', 'de']) write(`../texts/${language}/language.ts`, '');
  write('languages.yaml', '- en\n- de\n');
  write('subjects.de.yaml', '- id: data-structures\n  summary: Wow!\n');
  process.env['SITE_LANGUAGE'] = 'de';
  const problems = await problemsIn();
  delete process.env['SITE_LANGUAGE'];
  expect(problems).toEqual([
    'src/school/subjects.de.yaml:2  data-structures: summary: the text has an exclamation mark',
  ]);
});

test('a syntax error is reported with its line', async () => {
  write('questions.yaml', '- id: cost\n  question: "What\n');
  expect(await problemsIn()).toEqual([
    expect.stringMatching(/^src\/school\/questions\.yaml:3 {2}missing closing "quote$/),
  ]);
});

test('two courses with the same order are reported', async () => {
  write('courses/web-development.yaml', yamlOf(goodContent().courses[0], 1));
  expect(await problemsIn()).toEqual([
    'src/school/courses/web-development.yaml:1  order: 1 is taken by src/school/courses/data-structures.yaml',
  ]);
});

test('a school without courses gets a message that says how to add one', async () => {
  rmSync(path.join(root, 'src/school/courses'), { recursive: true });
  expect(await problemsIn()).toEqual([
    'src/school/courses:1  has no course; add one with: npm run new -- course <id> "<title>"',
  ]);
});

test('a course without an order, with an id, or without anything is reported', async () => {
  const course = goodContent().courses[0];
  write('courses/web-development.yaml', stringify({ ...course, id: 'web' }));
  write('courses/empty.yaml', '');
  expect(await problemsIn()).toEqual([
    'src/school/courses/empty.yaml:1  is empty; copy another file of the folder to start with',
    'src/school/courses/web-development.yaml:1  remove the id; it\'s the file\'s name, "web-development"',
    'src/school/courses/web-development.yaml:1  order: must be a whole number, the position in lists',
  ]);
});

test('a file with a mapping instead of a list is reported', async () => {
  write('questions.yaml', 'id: cost\n');
  expect(await problemsIn()).toEqual([
    'src/school/questions.yaml:1  must be a list of entries, each of which starts with "- id:"',
  ]);
});

test('without programs, each course is one, after what it builds on, with its project as checkpoint', async () => {
  const { content } = await readSchoolContent(root);
  expect(content.programs.map(({ id, steps }) => [id, steps.map(({ course }) => course)])).toEqual([
    ['data-structures', ['web-development', 'data-structures']],
    ['web-development', ['web-development']],
  ]);
  const [needed, own] = content.programs[0]?.steps ?? [];
  expect(needed?.modules).toEqual(['web-one']);
  expect(own?.checkpoint).toEqual({
    id: 'data-structures-data-structures',
    title: 'A site',
    shows: ['It opens.'],
  });
  expect(validateContent({ ...content, tutorials: goodContent().tutorials })).toEqual([]);
});

function write(file: string, text: string): void {
  const target = path.join(root, 'src/school', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function yamlOf(course: object, order: number): string {
  return stringify({ order, ...course, id: undefined });
}

async function problemsIn(): Promise<string[]> {
  const { problems } = await readSchoolContent(root);
  return problems.map(({ file, line, reason }) => `${file}:${line}  ${reason}`);
}
