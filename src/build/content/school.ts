/** What lessons belong to. */
import { readFile } from 'node:fs/promises';
import { courses } from '../../content/courses';
import type { Program, SubjectId } from '../../content/model';
import { programs } from '../../content/programs';
import { subjects } from '../../content/subjects';
import type { CompiledCourse } from './learningPath';

export interface School {
  /** Ids of the subjects, in their order. */
  subjects: readonly SubjectId[];
  courses: readonly CompiledCourse[];
  programs: readonly CompiledProgram[];
}

/** What the compiler needs to know of a program. */
export type CompiledProgram = Pick<Program, 'id' | 'title' | 'steps'>;

/**
 * @param file - a file of JSON with another school, for tests; without it the school is the site's
 * @returns the school that a folder of lessons belongs to
 */
export async function readSchool(file: string | undefined): Promise<School> {
  if (file === undefined) return { subjects: subjects.map(({ id }) => id), courses, programs };
  return JSON.parse(await readFile(file, 'utf8')) as School;
}
