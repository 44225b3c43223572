import type { LinkedLesson, OutlineLesson } from '../model';

/**
 * A lesson that is on the site as a tutorial.
 *
 * @param id - the `id` in the tutorial's front matter.
 */
export function tutorial(id: string): LinkedLesson {
  return { kind: 'tutorial', tutorial: id };
}

/**
 * A lesson that is planned and has no page yet.
 *
 * @param id - permanent and unique among all lessons, tutorials included.
 * @param title - as a list shows it.
 * @param minutes - whole minutes, from the quick learner to the careful one.
 * @param exercises - how many exercises the lesson holds.
 */
export function outline(
  id: string,
  title: string,
  [from, to]: [from: number, to: number],
  exercises: number,
): OutlineLesson {
  return { kind: 'outline', id, title, minutes: { from, to }, exercises };
}
