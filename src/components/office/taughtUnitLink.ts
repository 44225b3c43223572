import { COURSE_SUMMARIES, PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import type { TaughtUnit } from '../../content/office';
import { ADDRESSES, courseAddress, type Address } from '../../site/addresses';

/** A course's or a program's title and address. */
export interface UnitLink {
  title: string;
  address: Address;
}

/**
 * @param unit - the course or the program that a fact belongs to; the build checks that it exists
 * @returns its title and address
 */
export function taughtUnitLink({ course: courseId, program: programId }: TaughtUnit): UnitLink {
  const course = COURSE_SUMMARIES.find(({ id }) => id === courseId);
  if (course) return { title: course.title, address: courseAddress(course.slug) };
  const title = PROGRAM_SUMMARIES.find(({ id }) => id === programId)?.title ?? '';
  return { title, address: `${ADDRESSES.programs}#${programId}` };
}
