/** What a program's line does at a course: not there, begins, stops, passes by, ends; `only` begins and ends at once. */
export type StopKind = 'none' | 'first' | 'stop' | 'pass' | 'last' | 'only';

export interface CourseStop {
  course: string;
  kind: StopKind;
}

/**
 * Draws a program's line over the row of all courses.
 *
 * @param courses - titles of all courses, in the order of the row
 * @param taken - titles of the program's courses
 * @returns one stop for each course of the row
 */
export function courseStops(courses: readonly string[], taken: readonly string[]): CourseStop[] {
  const places = courses.flatMap((course, index) => (taken.includes(course) ? [index] : []));
  const first = places.at(0) ?? courses.length;
  const last = places.at(-1) ?? -1;
  return courses.map((course, index) => ({ course, kind: kindOf(index) }));

  function kindOf(index: number): StopKind {
    if (index < first || index > last) return 'none';
    if (first === last) return 'only';
    if (index === first) return 'first';
    if (index === last) return 'last';
    return places.includes(index) ? 'stop' : 'pass';
  }
}
