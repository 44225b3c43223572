import type { Course, MinutesRange } from '../../content/model';
import type { PathStep } from './programPaths';

/** Consecutive steps in the same course, shown as a station of the route. */
export interface Station {
  /** Id of the station's first checkpoint. The course id isn't unique: a route can return to a course. */
  id: string;
  course: Course;
  steps: readonly PathStep[];
  lessons: number;
  minutes: MinutesRange;
}

/**
 * Groups consecutive steps of the same course into stations and adds up their totals.
 *
 * @param steps - the steps of a program, in order
 */
export function stationsOf(steps: readonly PathStep[]): Station[] {
  const stations: Station[] = [];
  for (const step of steps) {
    const last = stations.at(-1);
    if (last?.course.id === step.course.id) {
      stations.splice(-1, 1, {
        ...last,
        steps: [...last.steps, step],
        lessons: last.lessons + step.lessons,
        minutes: {
          from: last.minutes.from + step.minutes.from,
          to: last.minutes.to + step.minutes.to,
        },
      });
    } else {
      const { course, lessons, minutes } = step;
      stations.push({ id: step.step.checkpoint.id, course, steps: [step], lessons, minutes });
    }
  }
  return stations;
}
