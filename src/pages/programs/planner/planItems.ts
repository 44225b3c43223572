import type { Course, CourseId, MinutesRange, Program } from '../../../content/model';
import { programParts } from '../../../content/programParts';
import { lessonFacts, type TutorialMap } from '../../../content/totals';

/** A piece of work that a plan hands out: a lesson, or a course's project. */
export interface PlanItem {
  /** The lesson's id, or `project-` and the course's id. */
  id: string;
  title: string;
  course: CourseId;
  minutes: MinutesRange;
}

/**
 * All work of a program in the order in which it is done.
 *
 * @throws Error for a course, module or tutorial that does not exist.
 */
export function planItems(
  program: Program,
  courses: readonly Course[],
  tutorials: TutorialMap,
): PlanItem[] {
  return programParts(program, courses).flatMap(({ course, modules, project }) => {
    const lessons = modules
      .flatMap((module) => module.lessons)
      .map((lesson): PlanItem => {
        const { id, title, minutes } = lessonFacts(lesson, tutorials);
        return { id, title, course: course.id, minutes };
      });
    return project
      ? [
          ...lessons,
          {
            id: `project-${course.id}`,
            title: `Project: ${project.title}`,
            course: course.id,
            minutes: project.minutes,
          },
        ]
      : lessons;
  });
}
