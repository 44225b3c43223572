/** The school that lessons belong to: its subjects, courses and programs. */
import { readFile } from 'node:fs/promises';
import { courses } from '../../../content/courses';
import type { Program, SubjectId } from '../../../content/model';
import { programs } from '../../../content/programs';
import { subjects } from '../../../content/subjects';
import type { CompiledCourse } from './learningPath';

export interface School {
  /** Ids of the subjects, in order. */
  subjects: readonly SubjectId[];
  courses: readonly CompiledCourse[];
  programs: readonly CompiledProgram[];
}

/** The fields of a program that the compiler needs. */
export type CompiledProgram = Pick<Program, 'id' | 'title' | 'steps'>;

/**
 * @param file - JSON file with another school, for tests; undefined for the site's own school
 * @returns the school that the lessons belong to
 */
export async function readSchool(file: string | undefined): Promise<School> {
  if (file === undefined) return { subjects: subjects.map(({ id }) => id), courses, programs };
  return JSON.parse(await readFile(file, 'utf8')) as School;
}
