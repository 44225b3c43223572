import type { TutorialFacts as CompiledFacts } from './lesson';
import type { Course, CourseId, Lesson, MinutesRange, Module, Program } from './model';
import { programParts } from './programParts';

/** What totals need to know of a tutorial. */
export type TutorialFacts<Slug extends string = string> = Pick<
  CompiledFacts<Slug>,
  'id' | 'slug' | 'title' | 'subject' | 'minutes' | 'exercises'
>;

/** Tutorial facts by tutorial id. */
export type TutorialMap<Slug extends string = string> = ReadonlyMap<string, TutorialFacts<Slug>>;

/** What can be counted in a part of the content. */
export interface Totals {
  modules: number;
  /** All lessons, those with a page and those in outline. */
  lessons: number;
  /** Lessons that can be read on this site. */
  tutorials: number;
  /** Exercises in all lessons. */
  exercises: number;
  /** Lessons, and the project where there is one. */
  minutes: MinutesRange;
}

/** What lists show of a lesson, whichever kind it is. */
export interface LessonFacts<Slug extends string = string> {
  id: string;
  title: string;
  minutes: MinutesRange;
  exercises: number;
  /** The last part of the tutorial's address; absent for a lesson in outline. */
  slug?: Slug;
}

const nothing: Totals = {
  modules: 0,
  lessons: 0,
  tutorials: 0,
  exercises: 0,
  minutes: { from: 0, to: 0 },
};

/** Tutorial facts by their id. */
export function mapTutorials<Slug extends string>(
  tutorials: Iterable<TutorialFacts<Slug>>,
): TutorialMap<Slug> {
  return new Map([...tutorials].map((tutorial) => [tutorial.id, tutorial]));
}

/**
 * Title, time and exercises of a lesson.
 *
 * @throws Error if the lesson refers to a tutorial that `tutorials` does not hold; the build's validation reports this
 *   first.
 */
export function lessonFacts<Slug extends string>(
  lesson: Lesson,
  tutorials: TutorialMap<Slug>,
): LessonFacts<Slug> {
  if (lesson.kind === 'outline') {
    const { id, title, minutes, exercises } = lesson;
    return { id, title, minutes, exercises };
  }
  const facts = tutorials.get(lesson.tutorial);
  if (!facts) {
    throw new Error(`There is no tutorial with the id "${lesson.tutorial}".`);
  }
  const { id, title, minutes, exercises, slug } = facts;
  return { id, title, minutes, exercises, slug };
}

/** Totals of one module. Throws as `lessonFacts` does. */
export function moduleTotals(module: Module, tutorials: TutorialMap): Totals {
  return module.lessons.reduce<Totals>(
    (totals, lesson) => {
      const { minutes, exercises } = lessonFacts(lesson, tutorials);
      return add(totals, {
        modules: 0,
        lessons: 1,
        tutorials: lesson.kind === 'tutorial' ? 1 : 0,
        exercises,
        minutes,
      });
    },
    { ...nothing, modules: 1 },
  );
}

/** Totals of a course, its project's minutes included. Throws as `lessonFacts` does. */
export function courseTotals(course: Course, tutorials: TutorialMap): Totals {
  return add(modulesTotals(course.modules, tutorials), {
    ...nothing,
    minutes: course.project.minutes,
  });
}

/**
 * Totals of a program: the modules of its steps, and the project of each course that the program completes.
 *
 * @throws Error for a course, module or tutorial that does not exist.
 */
export function programTotals(
  program: Program,
  courses: readonly Course[],
  tutorials: TutorialMap,
): Totals {
  return programParts(program, courses)
    .map((part) =>
      add(modulesTotals(part.modules, tutorials), {
        ...nothing,
        minutes: part.project?.minutes ?? nothing.minutes,
      }),
    )
    .reduce(add, nothing);
}

/** Totals of all courses together. Throws as `lessonFacts` does. */
export function siteTotals(courses: readonly Course[], tutorials: TutorialMap): Totals {
  return courses.map((course) => courseTotals(course, tutorials)).reduce(add, nothing);
}

/** The course of each tutorial, by tutorial id. */
export function coursesByTutorial(courses: readonly Course[]): ReadonlyMap<string, CourseId> {
  const found = new Map<string, CourseId>();
  for (const course of courses) {
    for (const lesson of course.modules.flatMap((module) => module.lessons)) {
      if (lesson.kind === 'tutorial') {
        found.set(lesson.tutorial, course.id);
      }
    }
  }
  return found;
}

function modulesTotals(modules: readonly Module[], tutorials: TutorialMap): Totals {
  return modules.map((module) => moduleTotals(module, tutorials)).reduce(add, nothing);
}

function add(a: Totals, b: Totals): Totals {
  return {
    modules: a.modules + b.modules,
    lessons: a.lessons + b.lessons,
    tutorials: a.tutorials + b.tutorials,
    exercises: a.exercises + b.exercises,
    minutes: { from: a.minutes.from + b.minutes.from, to: a.minutes.to + b.minutes.to },
  };
}
