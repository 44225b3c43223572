/**
 * How a course appears on a program's route, drawn like a transit line. `none`: before the first stop or
 * after the last; `pass`: skipped; `only`: both first and last.
 */
export type StopKind = 'none' | 'first' | 'stop' | 'pass' | 'last' | 'only';

export interface CourseStop {
  course: string;
  kind: StopKind;
}

/**
 * Places a program's courses in the row of all courses.
 *
 * @param courses - titles of all courses, in row order
 * @param taken - titles of the program's courses
 * @returns one stop per course
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
