/** The exercises of courses that have practice interviews, and how they look as a file. */
import { isTask, type CodeLine, type Lesson, type TaskBlock } from '../../content/lesson';
import { MOCK_SLOTS, slotOf, type MockSlot, type MockTask } from '../../content/mock';
import type { Course } from '../../content/model';
import { lessonsOf } from '../../content/path';
import { courseFile } from './validateFiles';
import type { ContentProblem } from './validateTypes';

/**
 * @param courses - all courses
 * @param lessons - all lessons, compiled
 * @returns for each course with practice interviews all exercises of its lessons, in their order
 */
export function mockTasksOf(
  courses: readonly Course[],
  lessons: readonly Lesson[],
): Record<string, MockTask[]> {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const mocked = courses.filter(({ mock }) => mock);
  return Object.fromEntries(
    mocked.map((course) => [course.id, lessonsOf(course).flatMap((id) => tasksOf(byId.get(id)))]),
  );
}

function tasksOf(lesson: Lesson | undefined): MockTask[] {
  return (lesson?.blocks ?? []).filter(isTask).map((task) => ({
    id: task.id,
    title: task.title,
    lesson: lesson?.slug ?? '',
    slot: slotIn(task),
  }));
}

/** Filling in a table of answers isn't the code problem that an interview announces, however long it takes. */
function slotIn(task: TaskBlock): MockSlot {
  const fillsIn = task.kind === 'exercise' && frameOf(task.starter) === frameOf(task.solution);
  return fillsIn ? 'question' : slotOf(task);
}

/** Code without its values: no strings, numbers, comments, and nothing that only separates them. */
function frameOf(lines: readonly CodeLine[]): string {
  return lines
    .flat()
    .map((run) => {
      if (typeof run === 'string') return run;
      const [kind, text] = run;
      return kind === 'keyword' || kind === 'name' ? text : '';
    })
    .join('')
    .replace(/[\s,;-]/g, '');
}

/**
 * @param tasks - what `mockTasksOf` gives
 * @returns a problem for each kind of task that a course with practice interviews has no exercise for
 */
export function mockProblems(
  tasks: Readonly<Record<string, readonly MockTask[]>>,
): ContentProblem[] {
  return Object.entries(tasks).flatMap(([course, own]) =>
    MOCK_SLOTS.filter((slot) => !own.some((task) => task.slot === slot)).map((slot) => ({
      file: courseFile({ id: course }),
      entry: `${course} > mock: ${slot}`,
      reason: `no exercise in the course has this step; add one to a lesson (warm-up, core or stretch) or leave \`mock\` out`,
    })),
  );
}

/** @returns the text of the module that the pages of practice interviews read */
export function mockTasksModule(tasks: Readonly<Record<string, readonly MockTask[]>>): string {
  return `// Made by src/build/content/summarize.ts from src/content. Changes here are lost.
import type { MockTask } from '../src/content/mock';

/** By the id of the course. */
export const MOCK_TASKS: Readonly<Record<string, readonly MockTask[]>> = ${JSON.stringify(tasks, null, 2)};
`;
}
