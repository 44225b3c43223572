/** Reads the office: the school's optional facts in `src/school/office/`. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { originalName } from '../../language/languageFiles';
import { sortProblems, type Problem } from '../problems';
import { readAllowedOrigins } from '../contact/readAllowedOrigins';
import { today, type Today } from '../documents/today';
import { readYaml, type YamlFile } from '../school/readYaml';
import { nearestHint } from '../validation/nearestName';
import { problemsOf } from '../validation/validateShapes';
import { announcements } from './announcements';
import { cohorts } from './cohorts';
import { events } from './events';
import { offers } from './offers';
import type { OfficeContext, OfficeList } from './officeList';
import { people } from './people';
import { services } from './services';
import { testimonials } from './testimonials';

export const OFFICE_FOLDER = 'src/school/office';

/** The lists that a school can write, by name. */
export const OFFICE_LISTS = {
  people,
  testimonials,
  offers,
  cohorts,
  events,
  announcements,
  services,
};

type OfficeName = keyof typeof OFFICE_LISTS;

/** The facts to show, by list. A list without a file is empty. */
export type Office = {
  [Name in OfficeName]: Awaited<ReturnType<(typeof OFFICE_LISTS)[Name]['toFact']>>[];
};

/** The office of a school that states no facts. */
export const NO_OFFICE: Office = {
  people: [],
  testimonials: [],
  offers: [],
  cohorts: [],
  events: [],
  announcements: [],
  services: [],
};

/** Files of the folder that other code reads (`readContacts`). */
const CONTACT_FILES = ['contact.yaml', 'apply.yaml'];

/**
 * @param root - project root
 * @param units - the school's courses and programs
 * @param day - today, for facts that are over
 * @param allowedOrigins - reads the origins that the brand allows
 * @returns the facts, which are only complete if there are no problems, and the problems with their lines
 */
export async function readOffice(
  root: string,
  { courses, programs }: Record<'courses' | 'programs', readonly { id: string }[]>,
  day: Today = today(),
  allowedOrigins: OfficeContext['allowedOrigins'] = readAllowedOrigins,
): Promise<{ office: Office; problems: Problem[] }> {
  const context = {
    root,
    today: day,
    allowedOrigins,
    courses: courses.map(({ id }) => id),
    programs: programs.map(({ id }) => id),
  };
  const problems = await unknownFiles(root);
  const office: Partial<Record<string, unknown[]>> = {};
  for (const list of Object.values(OFFICE_LISTS)) {
    const read = await readList<{ id: string }, unknown>(list as never, context);
    office[list.name] = read.facts;
    problems.push(...read.problems);
  }
  return { office: office as Office, problems: sortProblems(problems) };
}

/** Reports files that would be ignored, such as one with a misspelled name. */
async function unknownFiles(root: string): Promise<Problem[]> {
  const known = [...Object.keys(OFFICE_LISTS).map((name) => `${name}.yaml`), ...CONTACT_FILES];
  const files = await readdir(path.join(root, OFFICE_FOLDER)).catch(() => []);
  return files
    .filter((file) => !known.includes(originalName(file)))
    .map((file) => ({
      file: `${OFFICE_FOLDER}/${file}`,
      line: 1,
      reason: `the office has no such file${nearestHint(file, known) || `; its files are: ${known.join(', ')}`}`,
    }));
}

async function readList<Entry extends { id: string }, Fact>(
  list: OfficeList<Entry, Fact>,
  context: OfficeContext,
): Promise<{ facts: Fact[]; problems: Problem[] }> {
  const read = await readYaml(context.root, `${OFFICE_FOLDER}/${list.name}.yaml`);
  const { file, value } = read;
  if (read.problems.length > 0 || value === null) return { facts: [], problems: read.problems };
  if (!Array.isArray(value)) {
    const reason = 'must be a list of entries, each of which starts with "- id:"';
    return { facts: [], problems: [{ file, line: 1, reason }] };
  }
  const problems = await entryProblems(list, read, value as Entry[], context);
  const facts: Fact[] = [];
  if (problems.length === 0) {
    for (const entry of value as Entry[]) facts.push(await list.toFact(entry, context));
  }
  return { facts, problems };
}

async function entryProblems<Entry extends { id: string }>(
  { schema, check }: OfficeList<Entry, unknown>,
  { file, placeOf }: YamlFile,
  entries: readonly Entry[],
  context: OfficeContext,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const id = typeof entry?.id === 'string' ? entry.id : `entry ${index + 1}`;
    const report = (name: string, reason: string, keys: readonly PropertyKey[]) =>
      problems.push({ ...placeOf(keys), reason: `${name}: ${reason}` });
    const shapes = problemsOf(Object(entry) as object, schema, file, id, [index]);
    for (const { entry: name, reason, path: keys } of shapes) report(name, reason, keys);
    if (ids.has(id)) report(`${id}: id`, 'another entry has the same id', [index, 'id']);
    ids.add(id);
    if (shapes.length > 0) continue;
    for (const { field, reason } of (await check?.(entry, context)) ?? []) {
      report(`${id}: ${field}`, reason, [index, field]);
    }
  }
  return problems;
}
