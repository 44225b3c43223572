import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../support/school/mockSchool';
import type { Block } from '../../../../src/content/lesson';
import { lessonState } from '../../../../src/progress/progressModel';
import { progressStore } from '../../../../src/progress/progressStore';
import { outlines } from '../../../../src/progress/lazyOutlines';
import { keptPlanStore } from '../../../../src/pages/programs/planner/keptPlanStore';
import { LESSON_END } from '../../../../src/pages/lesson/lessonEnd';
import { REVIEW_ADDRESS } from '../../../../src/site/addresses';
import { renderLesson } from '../sampleLesson';
import { schoolLesson } from '../schoolLesson';

beforeEach(() => progressStore.clear());

/** Opens a lesson whose exercises are passed, or not, after others were done. */
async function open(id: string, { done = [], passed = true }: Start = {}) {
  const lesson = schoolLesson(id);
  for (const other of done) progressStore.markDone(other);
  if (passed) {
    for (const block of lesson.blocks) {
      if (block.kind === 'exercise') progressStore.passExercise(block.id);
    }
  }
  await outlines.load();
  await renderLesson(lesson);
  return within(document.getElementById(LESSON_END) as HTMLElement);
}

interface Start {
  done?: readonly string[];
  passed?: boolean;
}

const stateOf = (id: string) => lessonState(progressStore.getSnapshot(), id);

const KNOTS = ['rope-bowline', 'knots-slip', 'rope-hitch', 'rope-splice'];

/** What is offered at the end, in order. */
function offered() {
  const end = document.getElementById(LESSON_END) as HTMLElement;
  return [...end.querySelectorAll('a, button')].map(({ textContent }) => textContent);
}

test('before the exercises are passed, the lesson can be marked', async () => {
  const end = await open('rope-bowline', { passed: false });
  expect(end.getByText(/0 of 1 exercise passed/)).toBeVisible();
  expect(offered()).toEqual(['Mark as done']);
});

test('marked, the next lesson is the first link, has the focus, and the mark can be taken back', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline', { passed: false });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(stateOf('rope-bowline')).toBe('done');
  expect(end.getByText('This lesson is done.')).toBeVisible();
  expect(offered()).toEqual(['Next: Loops that slip', 'Mark as not done']);
  const next = end.getByRole('link', { name: 'Next: Loops that slip' });
  expect(next).toHaveAttribute('href', '/tutorials/loops-that-slip');
  expect(next).toHaveFocus();

  await user.click(end.getByRole('button', { name: 'Mark as not done' }));
  expect(stateOf('rope-bowline')).toBe('started');
  expect(end.getByRole('button', { name: 'Mark as done' })).toHaveFocus();
});

test('the page is led to the next lesson once: by its card, or by the end of a lesson that is done', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline', { passed: false });
  const card = screen.getByRole('link', { name: /^Next\s*Loops that slip/ });
  expect(card).toBeVisible();
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(card).not.toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Next/ })).toHaveLength(1);
  await user.click(end.getByRole('button', { name: 'Mark as not done' }));
  expect(card).toBeVisible();
});

test('the card of the next lesson stays where the end leads elsewhere', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline', { done: [...KNOTS.slice(1), 'knots-rolling'] });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(offered()[0]).not.toMatch(/^Next: Loops/);
  expect(screen.getByRole('link', { name: /^Next\s*Loops that slip/ })).toBeVisible();
});

test('a lesson that is done already takes no focus', async () => {
  await open('rope-bowline', { done: ['rope-bowline'] });
  expect(document.body).toHaveFocus();
});

test('with every exercise passed the lesson can be marked and left in one step', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline');
  expect(offered()).toEqual(['Complete and continue', 'Mark as done']);
  const link = end.getByRole('link', { name: 'Complete and continue' });
  expect(link).toHaveAttribute('href', '/tutorials/loops-that-slip');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(stateOf('rope-bowline')).toBe('done');
});

describe('a reader who comes to the end', () => {
  /** Brings the end of the lesson into the window, as far as it is watched. */
  let comeToEnd = () => undefined as void;

  beforeEach(() => {
    global.IntersectionObserver = class {
      constructor(private readonly notify: IntersectionObserverCallback) {}
      private isOfEnd = false;
      observe(element: Element) {
        if (element.id !== LESSON_END) return;
        this.isOfEnd = true;
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        comeToEnd = () => act(() => this.notify([entry], this as unknown as IntersectionObserver));
      }
      disconnect() {
        if (this.isOfEnd) comeToEnd = () => undefined;
      }
    } as unknown as typeof IntersectionObserver;
  });

  afterEach(() => {
    Reflect.deleteProperty(global, 'IntersectionObserver');
  });

  test('has done the lesson once its exercises are passed, without a press', async () => {
    const end = await open('rope-splice', { passed: false });
    comeToEnd();
    expect(stateOf('rope-splice')).not.toBe('done');
    expect(offered()).toEqual(['Mark as done']);
    for (const block of schoolLesson('rope-splice').blocks) {
      if (block.kind === 'exercise') act(() => progressStore.passExercise(block.id));
    }
    expect(stateOf('rope-splice')).toBe('done');
    expect(end.getAllByRole('status')[0]).toHaveTextContent(
      'This lesson is done. All 2 exercises passed.',
    );
    expect(offered()[0]).toMatch(/^Next/);
    expect(document.body).toHaveFocus();
  });

  test('has not done it before, whatever is passed', async () => {
    await open('rope-bowline');
    expect(stateOf('rope-bowline')).not.toBe('done');
    comeToEnd();
    expect(stateOf('rope-bowline')).toBe('done');
  });

  test('can take it back, and it stays so, also on the next visit', async () => {
    const user = userEvent.setup();
    const end = await open('rope-bowline');
    comeToEnd();
    await user.click(end.getByRole('button', { name: 'Mark as not done' }));
    expect(stateOf('rope-bowline')).toBe('started');
    cleanup();
    await open('rope-bowline');
    comeToEnd();
    expect(stateOf('rope-bowline')).toBe('started');
    expect(offered()).toEqual(['Complete and continue', 'Mark as done']);
  });

  test('keeps the focus when the control that has it makes way', async () => {
    const end = await open('rope-bowline');
    act(() => end.getByRole('button', { name: 'Mark as done' }).focus());
    comeToEnd();
    expect(end.getByRole('link', { name: /^Next/ })).toHaveFocus();
  });

  test('without exercises goes on, and that makes it done', async () => {
    const lesson = schoolLesson('rope-bowline');
    await outlines.load();
    await renderLesson({
      ...lesson,
      blocks: lesson.blocks.filter(({ kind }) => kind !== 'exercise'),
    });
    comeToEnd();
    expect(stateOf('rope-bowline')).not.toBe('done');
    expect(offered()).toEqual(['Complete and continue', 'Mark as done']);
    expect(screen.queryByText(/exercises? passed/)).not.toBeInTheDocument();
  });
});

test('with a plan, its next lesson is the next link, and the only one', async () => {
  keptPlanStore.keep('program=first-mate&done=rope-bowline.knots-slip');
  const user = userEvent.setup();
  const end = await open('rope-bowline', { passed: false });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(offered()[0]).toMatch(/^Next in your plan: /);
  expect(screen.queryByRole('link', { name: /^Next\s*Loops that slip/ })).not.toBeInTheDocument();
  act(() => keptPlanStore.keep(null));
  expect(offered()[0]).toBe('Next: Loops that slip');
});

test('the last lesson of a module is marked first, and says what is finished', async () => {
  const user = userEvent.setup();
  const end = await open('knots-slip', { done: ['rope-bowline'] });
  expect(offered()).toEqual(['Mark as done']);
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByText("You've finished the module “Loops”.")).toBeVisible();
  expect(end.getByText('You can work with: Loops.')).toBeVisible();
  expect(offered()[0]).toBe('Next: Half hitches: tied to a post');
});

test('a module with a lesson left is not finished', async () => {
  const user = userEvent.setup();
  const end = await open('knots-slip');
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.queryByText(/You've finished/)).not.toBeInTheDocument();
});

test('the last lesson of a course says so, names the programs read, and leads to what builds on it', async () => {
  const user = userEvent.setup();
  const end = await open('knots-rolling', { done: KNOTS });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByText("You've finished Knots: all 5 lessons.")).toBeVisible();
  expect(end.getByText(/every lesson in the program/)).toHaveTextContent('Rigger');
  expect(end.getByRole('link', { name: 'Its project' })).toHaveAttribute(
    'href',
    '/courses/tying-knots#project',
  );
  expect(end.getByRole('link', { name: 'Program: First Mate' })).toHaveAttribute(
    'href',
    '/programs#first-mate',
  );
  expect(end.getByRole('link', { name: 'What to learn after this' })).toHaveAttribute(
    'href',
    '/programs/after-this',
  );
  expect(offered()[0]).toBe('All courses');
});

test('a finished course leads to one that builds on it', async () => {
  const user = userEvent.setup();
  const end = await open('weather-gale', {
    done: ['sky-clouds', 'weather-light', 'sky-fronts', 'weather-glass'],
  });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByRole('link', { name: 'Next course: Charts' })).toHaveFocus();
});

test('after the last lesson, one that was left out is the next link', async () => {
  const user = userEvent.setup();
  const end = await open('knots-rolling', { done: KNOTS.slice(1) });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(offered()[0]).toBe('Still open: The bowline: a loop that holds');
  expect(end.getByText("You've finished the module “Hitches”.")).toBeVisible();
});

test('an exercise that is passed meanwhile is counted', async () => {
  const end = await open('rope-splice', { passed: false });
  act(() => progressStore.passExercise('rope-splice-taper'));
  expect(end.getByText(/1 of 2 exercises passed/)).toBeVisible();
  expect(screen.getAllByText(/^1 of 2 exercises/).length).toBeGreaterThan(0);
});

test('done, it says how many questions come back, and leads to them', async () => {
  const user = userEvent.setup();
  const lesson = schoolLesson('rope-bowline');
  const question: Block = {
    kind: 'check',
    id: 'rope-bowline/q-1',
    question: ['Why?'],
    answer: [],
    passage: 'when-it-shakes-loose',
    passageTitle: 'When it shakes loose',
  };
  await renderLesson({ ...lesson, blocks: [...lesson.blocks, question] });
  const end = within(document.getElementById(LESSON_END) as HTMLElement);
  expect(end.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument();
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByText(/see 1 question again in/)).toBeVisible();
  expect(end.getByRole('link', { name: 'Review' })).toHaveAttribute('href', REVIEW_ADDRESS);
});
