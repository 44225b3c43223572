/** The part of a school that the lesson compiler needs. */
import { readFile } from 'node:fs/promises';
import type { Program, SubjectId } from '../../../content/model';
import type { CompiledCourse } from '../learningPath/learningPath';
import { formatProblem } from '../problems';
import { readSchoolContent, type SchoolContent } from './readSchoolContent';

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
 * @throws an error with one line per problem if the school's files have mistakes
 */
export async function readSchool(file: string | undefined): Promise<School> {
  if (file !== undefined) return JSON.parse(await readFile(file, 'utf8')) as School;
  const { content, problems } = await readSchoolContent();
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return schoolOf(content);
}

/** @returns the part of the school that the lesson compiler needs */
export function schoolOf({ subjects, courses, programs }: SchoolContent): School {
  return { subjects: subjects.map(({ id }) => id), courses, programs };
}
