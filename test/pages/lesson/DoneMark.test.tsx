import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../support/school/mockSchool';
import type { Block } from '../../../src/content/lesson';
import { lessonState } from '../../../src/progress/progressModel';
import { progressStore } from '../../../src/progress/progressStore';
import { outlines } from '../../../src/progress/lazyOutlines';
import { keptPlanStore } from '../../../src/pages/programs/planner/storage/keptPlanStore';
import { LESSON_END } from '../../../src/pages/lesson/lessonEnd';
import { REVIEW_ADDRESS } from '../../../src/site/addresses';
import { renderLesson } from './sampleLesson';
import { schoolLesson } from './schoolLesson';

beforeEach(() => progressStore.clear());

/** Opens a lesson after marking other lessons as done and, if requested, passing the lesson's exercises. */
async function open(id: string, { done = [], passed = false }: Start = {}) {
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

const TO_EXERCISE = 'Go to the next exercise';

const KNOTS = ['rope-bowline', 'knots-slip', 'rope-hitch', 'rope-splice'];

/** Returns the text of links and buttons at the lesson's end, in order. */
function endControls() {
  const end = document.getElementById(LESSON_END) as HTMLElement;
  return [...end.querySelectorAll('a, button')].map(({ textContent }) => textContent);
}

test('an exercise that is left comes first, but the lesson can be marked as done before it is passed', async () => {
  const end = await open('rope-splice');
  expect(end.getByText(/0 of 2 exercises passed/)).toBeVisible();
  expect(endControls()).toEqual([TO_EXERCISE, 'Mark as done']);
  const [first, second] = schoolLesson('rope-splice').blocks.flatMap((block) =>
    block.kind === 'exercise' ? [block.id] : [],
  );
  const link = end.getByRole('link', { name: TO_EXERCISE });
  expect(link).toHaveAttribute('href', `#${first}`);
  act(() => progressStore.passExercise(first ?? ''));
  expect(link).toHaveAttribute('href', `#${second}`);
});

test('once marked, the next lesson is the first link and has focus, and the mark can be undone', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline');
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(stateOf('rope-bowline')).toBe('done');
  expect(end.getByText('This lesson is done.')).toBeVisible();
  expect(endControls()).toEqual(['Next: Loops that slip', 'Mark as not done']);
  const next = end.getByRole('link', { name: 'Next: Loops that slip' });
  expect(next).toHaveAttribute('href', '/tutorials/loops-that-slip');
  expect(next).toHaveFocus();

  await user.click(end.getByRole('button', { name: 'Mark as not done' }));
  expect(stateOf('rope-bowline')).toBe('started');
  expect(end.getByRole('link', { name: TO_EXERCISE })).toHaveFocus();
});

test('there is only one link to the next lesson: its card, or the one at the end of a finished lesson', async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline');
  const card = screen.getByRole('link', { name: /^Next\s*Loops that slip/ });
  expect(card).toBeVisible();
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(card).not.toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Next/ })).toHaveLength(1);
  await user.click(end.getByRole('button', { name: 'Mark as not done' }));
  expect(card).toBeVisible();
});

test("the next lesson's card stays if the end links elsewhere", async () => {
  const user = userEvent.setup();
  const end = await open('rope-bowline', { done: [...KNOTS.slice(1), 'knots-rolling'] });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(endControls()[0]).not.toMatch(/^Next: Loops/);
  expect(screen.getByRole('link', { name: /^Next\s*Loops that slip/ })).toBeVisible();
});

test("a lesson that is already done doesn't take focus", async () => {
  await open('rope-bowline', { done: ['rope-bowline'] });
  expect(document.body).toHaveFocus();
});

describe('when all exercises are passed', () => {
  function passExercises(id: string) {
    for (const block of schoolLesson(id).blocks) {
      if (block.kind === 'exercise') act(() => progressStore.passExercise(block.id));
    }
  }

  test('the lesson is done, wherever the reader is on the page', async () => {
    const end = await open('rope-splice');
    expect(endControls()).toEqual([TO_EXERCISE, 'Mark as done']);
    act(() => progressStore.passExercise('rope-splice-taper'));
    expect(stateOf('rope-splice')).not.toBe('done');
    passExercises('rope-splice');
    expect(stateOf('rope-splice')).toBe('done');
    expect(end.getAllByRole('status')[0]).toHaveTextContent(
      'This lesson is done. Both exercises passed.',
    );
    expect(endControls()[0]).toMatch(/^Next/);
    expect(document.body).toHaveFocus();
  });

  test('a lesson whose exercises were passed elsewhere is done when it opens', async () => {
    await open('rope-bowline', { passed: true });
    expect(stateOf('rope-bowline')).toBe('done');
  });

  test('the mark can be undone and stays undone on the next visit', async () => {
    const user = userEvent.setup();
    const end = await open('rope-bowline', { passed: true });
    await user.click(end.getByRole('button', { name: 'Mark as not done' }));
    expect(stateOf('rope-bowline')).toBe('started');
    cleanup();
    await open('rope-bowline', { passed: true });
    expect(stateOf('rope-bowline')).toBe('started');
    expect(endControls()).toEqual(['Complete and continue', 'Mark as done']);
  });

  test('a lesson marked as not done can be completed and left in one step', async () => {
    const user = userEvent.setup();
    const end = await open('rope-bowline', { passed: true });
    await user.click(end.getByRole('button', { name: 'Mark as not done' }));
    const link = end.getByRole('link', { name: 'Complete and continue' });
    expect(link).toHaveAttribute('href', '/tutorials/loops-that-slip');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(stateOf('rope-bowline')).toBe('done');
  });

  test("a lesson without exercises isn't done, and continuing marks it", async () => {
    const lesson = schoolLesson('rope-bowline');
    await outlines.load();
    await renderLesson({
      ...lesson,
      blocks: lesson.blocks.filter(({ kind }) => kind !== 'exercise'),
    });
    expect(stateOf('rope-bowline')).not.toBe('done');
    expect(endControls()).toEqual(['Complete and continue', 'Mark as done']);
    expect(screen.queryByText(/exercises? passed/)).not.toBeInTheDocument();
  });
});

test('with a plan, its next lesson is the only next link', async () => {
  keptPlanStore.keep('program=first-mate&done=rope-bowline.knots-slip');
  const user = userEvent.setup();
  const end = await open('rope-bowline');
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(endControls()[0]).toMatch(/^Next in your plan: /);
  expect(screen.queryByRole('link', { name: /^Next\s*Loops that slip/ })).not.toBeInTheDocument();
  act(() => keptPlanStore.keep(null));
  expect(endControls()[0]).toBe('Next: Loops that slip');
});

test('the last lesson of a module is marked first and says what is finished', async () => {
  const user = userEvent.setup();
  const end = await open('knots-slip', { done: ['rope-bowline'] });
  expect(endControls()).toEqual([TO_EXERCISE, 'Mark as done']);
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByText("You've finished the module “Loops”.")).toBeVisible();
  expect(end.getByText('You can work with: Loops.')).toBeVisible();
  expect(endControls()[0]).toBe('Next: Half hitches: tied to a post');
});

test("a module with an open lesson isn't finished", async () => {
  const user = userEvent.setup();
  const end = await open('knots-slip');
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.queryByText(/You've finished/)).not.toBeInTheDocument();
});

test('the last lesson of a course says so, shows the matching programs, and links to the next course', async () => {
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
    '/programs/other-ports',
  );
  expect(endControls()[0]).toBe('All courses');
});

test('a finished course links to one that builds on it', async () => {
  const user = userEvent.setup();
  const end = await open('weather-gale', {
    done: ['sky-clouds', 'weather-light', 'sky-fronts', 'weather-glass'],
  });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(end.getByRole('link', { name: 'Next course: Charts' })).toHaveFocus();
});

test('after the last lesson, a skipped one is the next link', async () => {
  const user = userEvent.setup();
  const end = await open('knots-rolling', { done: KNOTS.slice(1) });
  await user.click(end.getByRole('button', { name: 'Mark as done' }));
  expect(endControls()[0]).toBe('Still open: The bowline: a loop that holds');
  expect(end.getByText("You've finished the module “Hitches”.")).toBeVisible();
});

test('an exercise passed in the meantime is counted', async () => {
  const end = await open('rope-splice');
  act(() => progressStore.passExercise('rope-splice-taper'));
  expect(end.getByText(/1 of 2 exercises passed/)).toBeVisible();
  expect(screen.getAllByText(/^1 of 2 exercises/).length).toBeGreaterThan(0);
});

test('once done, it shows the number of review questions with a link', async () => {
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
