import { z } from 'zod';
import type { TaughtUnit } from '../../../content/office';
import { nearestHint } from '../validation/nearestName';
import type { Fault, OfficeContext } from './officeList';

/** Fields that name the course or the program that an entry belongs to. */
export const unitFields = {
  course: z.string().optional().describe('Id of the course, if it is for one'),
  program: z.string().optional().describe('Id of the program, if it is for one'),
};

/** Checks that an entry names exactly one course or program, and that it exists. */
export function unitFaults(
  { course, program }: TaughtUnit,
  { courses, programs }: OfficeContext,
): Fault[] {
  if (course !== undefined && program !== undefined) {
    return [
      { field: 'program', reason: 'remove the course or the program; an entry belongs to one' },
    ];
  }
  if (course !== undefined) return unknownId('course', course, courses);
  if (program !== undefined) return unknownId('program', program, programs);
  return [
    { field: 'course', reason: 'this field is missing; write the id of a course or a program' },
  ];
}

function unknownId(field: 'course' | 'program', id: string, known: readonly string[]): Fault[] {
  if (known.includes(id)) return [];
  const hint = nearestHint(id, known) || `; use one of: ${known.join(', ')}`;
  return [{ field, reason: `there is no ${field} "${id}"${hint}` }];
}
