/** Adds three tasks to the sample school's weather course. Import this module after `mockSchool`. */
import type { Block, LessonOutline, LessonSection } from '../../../src/content/lesson';
import type { MockTask } from '../../../src/content/exercises/mock';

/** One task for each of the interview's slots. The correct answer to each task is 1. */
export const TASKS: MockTask[] = (['question', 'problem', 'stretch'] as const).map((slot) => ({
  id: `sky-${slot}`,
  title: `The ${slot}`,
  lesson: 'naming-clouds',
  slot,
}));

jest.mock('../../../.generated/mockTasks', () => ({
  get MOCK_TASKS() {
    return { weather: TASKS };
  },
}));

jest.mock('../../../src/pages/lesson/lessonModules', () => ({
  lessonModule: () => ({ load: () => Promise.resolve(lessonWithTasks()) }),
}));

function lessonWithTasks() {
  const blocks = TASKS.map(({ id, title }): Block => ({
    kind: 'predict',
    step: 'core',
    id,
    title,
    prompt: [{ kind: 'paragraph', children: [`Prompt of ${id}.`] }],
    hints: [[{ kind: 'paragraph', children: ['A hint.'] }]],
    explanation: [{ kind: 'paragraph', children: ['Because.'] }],
    lines: [['log(1)']],
    output: '1',
    slips: [],
  }));
  const lesson = { id: 'sky-clouds', slug: 'naming-clouds', exerciseIds: [] as string[] };
  const sections: LessonSection[] = [{ id: 'start', kind: 'text', blocks }];
  return {
    lesson: lesson as unknown as LessonOutline,
    text: { load: () => Promise.resolve({ sections }) },
  };
}
