/** Reads the school's brand, subjects, courses, programs, questions, entry points, texts, own pages and office. */
import type { Course, Program, Question, Subject } from '../../../content/model';
import type { SchoolTexts } from '../../../content/schoolTexts';
import type { EntryPoints } from '../../../content/summary';
import { NO_OFFICE, readOffice, type Office } from '../office/readOffice';
import { sortProblems, type Problem } from '../problems';
import { checkShapes, problemsOf } from '../validation/validateShapes';
import { courseFolder, FILES, programFolder } from '../validation/validateFiles';
import { textsSchema } from '../validation/textsSchema';
import { ownPageProblems } from '../validation/validateOwnPages';
import { readOwnPages, type ReadPage } from './ownPages';
import { readOwnSections, type ReadSection } from './ownSections';
import { readBrand, type BrandFile } from './readBrand';
import { coursePrograms } from './coursePrograms';
import { isMap } from './isMap';
import { idOf, readYaml, readYamlFolder, type YamlFile } from './readYaml';

/** Content that a school writes in YAML. Lists are in display order. */
export interface SchoolContent {
  brand: BrandFile;
  subjects: readonly Subject[];
  courses: readonly Course[];
  /** One for each course if the school writes none. */
  programs: readonly Program[];
  questions: readonly Question[];
  entryPoints: EntryPoints<string> | null;
  texts: SchoolTexts;
  /** Pages that the school writes itself. */
  ownPages: readonly ReadPage[];
  /** Sections that the school adds to the site's pages. */
  ownSections: readonly ReadSection[];
  /** People, prices, dates and other facts. */
  office: Office;
}

/**
 * @param root - project root
 * @returns the content, which is only complete if there are no problems, and the problems with their lines
 */
export async function readSchoolContent(root = process.cwd()): Promise<{
  content: SchoolContent;
  problems: Problem[];
}> {
  const [brand, subjects, questions, entryPoints, texts, courses, programs, own, added] =
    await Promise.all([
      readBrand(root),
      readYaml(root, FILES.subjects),
      readYaml(root, FILES.questions),
      readYaml(root, FILES.entryPoints),
      readYaml(root, FILES.texts),
      readYamlFolder(root, courseFolder),
      readYamlFolder(root, programFolder),
      readOwnPages(root),
      readOwnSections(root),
    ]);
  const files = [subjects, questions, entryPoints, texts, ...courses, ...programs];
  const syntax = files.flatMap(({ problems }) => problems);
  const form = [
    ...(courses.length === 0 ? [NO_COURSE] : []),
    ...[subjects, questions].flatMap(listProblems),
    ...[...courses, ...programs].flatMap(entryProblems),
    ...[courses, programs].flatMap(orderProblems),
    ...brand.problems,
    ...own.problems,
    ...added.problems,
  ];
  const content = {
    brand: brand.brand as BrandFile,
    subjects: (subjects.value ?? []) as Subject[],
    courses: entriesOf<Course>(courses),
    programs: entriesOf<Program>(programs),
    questions: (questions.value ?? []) as Question[],
    entryPoints: entryPoints.value as EntryPoints<string> | null,
    texts: texts.value as SchoolTexts,
    ownPages: own.pages,
    ownSections: added.sections,
    office: NO_OFFICE,
  };
  if (syntax.length + form.length > 0)
    return { content, problems: sortProblems([...syntax, ...form]) };
  const places = new Map(files.map((read) => [read.file, read.placeOf]));
  const shapes = [
    ...checkShapes(content),
    ...problemsOf(Object(texts.value) as object, textsSchema, FILES.texts, 'texts'),
  ].map(({ file, entry, reason, path }) => ({
    ...(places.get(file)?.(path) ?? { file, line: 1 }),
    reason: `${entry}: ${reason}`,
  }));
  const reported = [...shapes, ...ownPageProblems(content)];
  if (reported.length > 0) return { content, problems: sortProblems(reported) };
  const made = programs.length > 0 ? content.programs : coursePrograms(content.courses);
  const { office, problems } = await readOffice(root, { courses: content.courses, programs: made });
  return { content: { ...content, programs: made, office }, problems };
}

const NO_COURSE: Problem = {
  file: courseFolder,
  line: 1,
  reason: 'has no course; add one with: npm run new -- course <id> "<title>"',
};

function listProblems({ file, value, problems }: YamlFile): Problem[] {
  const isList = value === null || (Array.isArray(value) && value.every(isMap));
  return isList || problems.length > 0
    ? []
    : [{ file, line: 1, reason: 'must be a list of entries, each of which starts with "- id:"' }];
}

function entryProblems(read: YamlFile): Problem[] {
  const { file, value, problems, placeOf } = read;
  if (problems.length > 0) return [];
  if (!isMap(value)) {
    return [{ file, line: 1, reason: 'is empty; copy another file of the folder to start with' }];
  }
  const id: unknown = value['id'];
  return id === undefined
    ? []
    : [
        {
          ...placeOf(['id']),
          reason: `remove the id; it's the file's name, "${idOf(read)}"`,
        },
      ];
}

/** Checks that each file of a folder has a different whole number as its `order`. */
function orderProblems(files: readonly YamlFile[]): Problem[] {
  const taken = new Map<unknown, string>();
  return files.flatMap((read) => {
    const { file, value, placeOf } = read;
    if (!isMap(value)) return [];
    const order: unknown = value['order'];
    const other = taken.get(order);
    taken.set(order, file);
    const reason = !Number.isInteger(order)
      ? 'order: must be a whole number, the position in lists'
      : other === undefined
        ? undefined
        : `order: ${String(order)} is taken by ${other}`;
    return reason === undefined ? [] : [{ ...placeOf(['order']), reason }];
  });
}

function entriesOf<Entry>(files: readonly YamlFile[]): Entry[] {
  return files
    .flatMap((read) => (isMap(read.value) ? [{ id: idOf(read), value: read.value }] : []))
    .sort((a, b) => Number(a.value['order']) - Number(b.value['order']))
    .map(({ id, value }) => ({ id, ...withoutOrder(value) }) as Entry);
}

function withoutOrder(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'order'));
}
