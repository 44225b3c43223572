import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { editorConfig } from '../../../src/build/editor/editorConfig';
import { BODY, printEntry, readEntry } from '../../../src/build/editor/entryText';
import { isTranslation } from '../../../src/build/language/languageFiles';

const SUBJECTS = parse(readFileSync('src/school/subjects.yaml', 'utf8')) as {
  id: string;
  name: string;
  summary: string;
}[];
const { config, forms } = editorConfig(SUBJECTS, '/sub/');
const COLLECTIONS = config.collections as (Collection & Partial<Folder>)[];

interface Folder {
  folder: string;
  format: string;
  fields: Field[];
  files: CollectionFile[];
  preview_path: string;
}

/** A file, and the collection or the entry of a collection that opens it. */
type Opened = [file: string, text: string, entry: Pick<Folder, 'format' | 'fields'>];

/** Files of this school, of the samples and of a new school. */
function openedFiles(): Opened[] {
  return COLLECTIONS.flatMap((collection): Opened[] => {
    const { folder = '', files, format = '' } = collection;
    if (files) return files.flatMap((one) => samplesOf(one.file).map(open(one as never)));
    const template = `src/build/new/templates/${format.startsWith('lessons-') ? 'lesson' : format === 'posts' ? 'post' : format}`;
    return [
      ...filesIn(folder),
      ...filesIn(folder.replace('src/school', 'test/fixtures/documents')),
      ...[`${template}.md`, `${template}.yaml`].filter((file) => existsSync(file)),
    ].map(open(collection as Folder));
  });
}

function open(entry: Opened[2]) {
  return (file: string): Opened => [
    file,
    readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'order' ? '1' : `a-${name.toLowerCase()}`,
    ),
    entry,
  ];
}

function samplesOf(file: string): string[] {
  const places = ['test/fixtures', 'test/fixtures/documents', 'src/build/new/templates/school'];
  return [file, ...places.map((place) => file.replace('src/school', place))].filter((one) =>
    existsSync(one),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !isTranslation(file) && file !== 'README.md')
    .map((file) => path.posix.join(folder, file));
}

const OPENED = openedFiles().filter(([, text, { format }]) => {
  const form = forms[format];
  return form && readEntry(text, form) !== null;
});

/** Lists the keys in a value that no field has. */
function unknownKeys(value: unknown, fields: readonly Field[]): string[] {
  return Object.entries(Object(value) as object).flatMap(([key, one]) => {
    const field = fields.find(({ name }) => name === key) as FieldParts | undefined;
    if (!field) return [key];
    const entries: unknown[] = Array.isArray(one) ? one : [one];
    return entries.flatMap((entry) => {
      const [parts, known] = partsOf(entry, field);
      return unknownKeys(parts, known);
    });
  });
}

interface FieldParts {
  widget?: string;
  fields?: Field[];
  types?: { name: string; fields?: Field[] }[];
  typeKey?: string;
}

function partsOf(
  entry: unknown,
  { widget, fields, types, typeKey = '' }: FieldParts,
): [object, readonly Field[]] {
  if (typeof entry !== 'object' || entry === null || widget === 'keyvalue') return [{}, []];
  const { [typeKey]: kind, ...rest } = entry as Record<string, unknown>;
  const type = types?.find(({ name }) => name === kind);
  return type ? [rest, type.fields ?? []] : [entry, fields ?? []];
}

test('the files of a school are opened, and neither translations nor solutions are', () => {
  const files = OPENED.map(([file]) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'src/school/brand.yaml',
      'test/fixtures/office/people.yaml',
      'test/fixtures/documents/office/contact.yaml',
      'src/build/new/templates/course.yaml',
      'src/build/new/templates/school/texts.yaml',
      'src/build/new/templates/lesson.md',
    ]),
  );
  expect(files.filter((file) => file.endsWith('.solutions.md'))).toEqual([]);
  expect(forms['course'] && readEntry('title: Webentwicklung\n', forms['course'])).toBeNull();
});

test.each(OPENED)('every key in %s is a field', (_file, text, { format, fields }) => {
  const form = forms[format] ?? { schema: {} };
  const value = readEntry(text, form);
  const isList = Array.isArray(value);
  expect(
    unknownKeys(isList ? { [fields[0]?.name ?? '']: value as unknown } : value, fields),
  ).toEqual([]);
});

/** Returns a value without empty lists and groups, which saving leaves out. */
function filled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'object' && Object.keys(Object(one) as object).length === 0 ? undefined : one,
  );
}

test.each(OPENED)('saving %s keeps its values', (file, text, { format }) => {
  const form = forms[format] ?? { schema: {} };
  const value = readEntry(text, form);
  const saved = printEntry(value, form);
  expect(filled(readEntry(saved, form))).toEqual(filled(value));
  if (file.endsWith('.yaml') && !file.includes('secondBrand')) {
    expect(saved).toMatch(
      /^# yaml-language-server: \$schema=(?:\.\.\/)+\.generated\/schemas\/\w+\.json\n/,
    );
    if (file.startsWith('src/school/') && text.startsWith('# yaml-language-server')) {
      expect(saved.split('\n')[0]).toBe(text.split('\n')[0]);
    }
  }
});

test("a lesson's text is the same after it has been saved", () => {
  const form = forms[`lessons-${SUBJECTS[0]?.id}`];
  const text = readFileSync('src/build/new/templates/lesson.md', 'utf8').replace(
    /\{\{\w+\}\}/g,
    'a',
  );
  const saved = form ? printEntry(readEntry(text, form), form) : '';
  const bodyOf = (whole: string) => whole.slice(whole.indexOf('\n---\n'));
  expect(bodyOf(saved)).toBe(bodyOf(text));
  expect(bodyOf(saved)).toContain('```');
});

test('empty optional fields are left out, and lists that have to be there are added', () => {
  const form = forms['course'];
  const course = { title: 'Knots', cover: '', mock: null, prerequisites: null, forWhom: ['You'] };
  const saved = form ? (parse(printEntry(course, form)) as object) : {};
  expect(saved).toMatchObject({ title: 'Knots', prerequisites: [], alsoNeeded: [] });
  expect(saved).not.toHaveProperty('cover');
  expect(saved).not.toHaveProperty('mock');
});

test('days of a class are weekdays or a sentence', () => {
  const form = forms['cohorts'];
  const save = (text: string) => (form ? printEntry(readEntry(text, form), form) : '');
  expect(parse(save('- days: Every weekday\n'))).toEqual([{ days: 'Every weekday' }]);
  expect(parse(save('- days: [Monday]\n'))).toEqual([{ days: ['Monday'] }]);
});

test('each collection leads to its pages, below the base path', () => {
  const paths = COLLECTIONS.flatMap(({ files, preview_path }) =>
    files ? files.map((one) => one.preview_path) : [preview_path],
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/sub/', '/sub/courses/{{fields.slug}}', '/sub/about/blog/{{slug}}']),
  );
  expect(paths.filter((one) => !one?.startsWith('/sub/'))).toEqual([]);
});

test('the Markdown text is plain, because a rich text editor changes fences and directives', () => {
  const bodies = COLLECTIONS.flatMap(({ fields = [] }) => fields).filter(
    ({ name }) => name === BODY,
  );
  expect(bodies.length).toBeGreaterThan(0);
  expect(new Set(bodies.map(({ widget }) => widget))).toEqual(new Set(['text']));
});
