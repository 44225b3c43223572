import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { newCourse } from './newCourse';
import { newLesson } from './newLesson';
import { writeTemplate } from './writeTemplate';

const SCHOOL = 'src/school';

/** The colors and typefaces, which the new school starts with, and the folder's table of contents. */
const KEPT = ['tokens.ts', 'README.md'];

/**
 * Replaces the school in `src/school` with a small one: one course with two lessons. Keeps its colors and
 * typefaces.
 *
 * @param name - name of the new school
 * @param hasHistory - true if Git has a copy of the old school
 * @returns the paths of the new files
 * @throws if `src/school` has changes that aren't committed, which would be lost
 */
export async function newSchool(name: string, hasHistory = isCommitted()): Promise<string[]> {
  if (!hasHistory) {
    throw new Error(`${SCHOOL} has changes that would be lost; commit them to Git first.`);
  }
  for (const file of await readdir(SCHOOL)) {
    if (!KEPT.includes(file)) await rm(path.join(SCHOOL, file), { recursive: true });
  }
  const files = [
    ['school/brand.yaml', 'brand.yaml'],
    ['school/navigation.ts.txt', 'navigation.ts'],
    ['school/logo.svg', 'logo.svg'],
    ['school/subjects.yaml', 'subjects.yaml'],
    ['school/texts.yaml', 'texts.yaml'],
  ].map(([template = '', file = '']) => [template, `${SCHOOL}/${file}`] as const);
  for (const [template, file] of files) {
    await writeTemplate(template, file, {
      name: stringify(name).trim(),
      shortName: stringify(name.slice(0, 12).trim()).trim(),
    });
  }
  return [
    ...files.map(([, file]) => file),
    ...(await newCourse('first-steps', 'First Steps')),
    await newLesson('first-steps', 'more-calculations', 'More calculations'),
  ];
}

function isCommitted(): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', SCHOOL], {
    encoding: 'utf8',
  });
  return status === 0 && stdout === '';
}
