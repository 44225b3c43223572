/** What lessons belong to. */
import { readFile } from 'node:fs/promises';
import { courses } from '../../content/courses';
import type { SubjectId } from '../../content/model';
import { subjects } from '../../content/subjects';
import type { CompiledCourse } from './learningPath';

export interface School {
  /** Ids of the subjects, in their order. */
  subjects: readonly SubjectId[];
  courses: readonly CompiledCourse[];
}

/**
 * @param file - a file of JSON with another school, for tests; without it the school is the site's
 * @returns the school that a folder of lessons belongs to
 */
export async function readSchool(file: string | undefined): Promise<School> {
  if (file === undefined) return { subjects: subjects.map(({ id }) => id), courses };
  return JSON.parse(await readFile(file, 'utf8')) as School;
}
