import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { deferred, head, Page } from '../../../src/pages/review';
import { progressStore } from '../../../src/progress/progressStore';
import { reviewStore } from '../../../src/progress/reviews/reviewStore';
import { renderWhole } from '../../support/renderWhole';
import { EXERCISE, GONE, LESSON, list, network, PREDICTION, QUESTION } from './reviewLessons';

const DAY = 24 * 60 * 60 * 1_000;

const user = userEvent.setup();

let clock: number;

beforeEach(() => {
  localStorage.clear();
  progressStore.clear();
  reviewStore.clear();
  network.isOpen = true;
  // The mocked clock starts at the real time, because progress has already been saved with the real clock.
  clock = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});

afterEach(() => jest.restoreAllMocks());

async function openPage() {
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

/** Marks the lesson as done and opens the page a day later. */
async function openNextDay(...ids: string[]) {
  list(...ids);
  progressStore.markDone(LESSON.id);
  clock += DAY;
  return openPage();
}

const group = (name: string) => screen.findByRole('group', { name });

const rate = (name: RegExp) => user.click(screen.getByRole('button', { name }));

const show = async () => user.click(await screen.findByRole('button', { name: 'Show the answer' }));

test('the page explains what it is and how it works', async () => {
  list(QUESTION);
  await openPage();
  expect(screen.getByRole('heading', { level: 1, name: head.title })).toBeVisible();
  expect(screen.getByRole('region', { name: 'How reviews work' })).toBeVisible();
});

test('a reader without finished lessons gets a link to one', async () => {
  list(QUESTION);
  progressStore.markStarted(LESSON.id);
  progressStore.visit({ slug: LESSON.slug });
  await openPage();
  const first = screen.getByRole('region', { name: 'Finish a lesson first' });
  expect(within(first).getByRole('link', { name: 'Continue: Naming clouds' })).toHaveAttribute(
    'href',
    '/tutorials/naming-clouds',
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test("without finished lessons, there is an example that isn't saved", async () => {
  list(PREDICTION, QUESTION);
  await openPage();
  const example = await group('Example');
  await user.type(await within(example).findByRole('textbox', { name: 'What it prints' }), '3');
  await user.click(within(example).getByRole('button', { name: 'Check' }));
  expect(within(example).getByRole('group', { name: 'Answer' })).toHaveFocus();
  expect(within(example).queryByRole('button', { name: /^Good/ })).not.toBeInTheDocument();
  expect(reviewStore.getSnapshot().cards.size).toBe(0);
});

test('the page works without its example if that fails to load', async () => {
  network.isOpen = false;
  list('sky-clouds/q-not-loaded');
  await openPage();
  expect(screen.getByRole('region', { name: 'Finish a lesson first' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Example' })).not.toBeInTheDocument(),
  );
});

test('on the day of the lesson, nothing is due, and the page says when it will be', async () => {
  list(QUESTION, PREDICTION);
  progressStore.markDone(LESSON.id);
  await openPage();
  const nothing = screen.getByRole('region', { name: 'Nothing is due today' });
  expect(nothing).toHaveTextContent('The next 2 questions are due tomorrow.');
  expect(within(nothing).getByRole('link', { name: 'Continue: What light tells' })).toHaveAttribute(
    'href',
    '/tutorials/what-light-tells',
  );
});

test('a question is shown alone, then its answer on request, with a link to its section', async () => {
  await openNextDay(QUESTION, PREDICTION);
  const card = await group('Question 1 of 2');
  expect(card).toHaveTextContent('What is cirrus made of?');
  expect(card).toHaveTextContent('Naming clouds');
  expect(card).not.toHaveTextContent('Ice');
  expect(screen.queryByText('How well did you know it?')).not.toBeInTheDocument();
  await show();
  const answer = screen.getByRole('group', { name: 'Answer' });
  expect(answer).toHaveFocus();
  expect(within(answer).getByRole('link', { name: 'High and thin' })).toHaveAttribute(
    'href',
    '/tutorials/naming-clouds#high-and-thin',
  );
  // Links in the answer lead to the lesson, not to this page.
  expect(within(answer).getByRole('link', { name: 'told' })).toHaveAttribute(
    'href',
    '/tutorials/naming-clouds#high-and-thin',
  );
});

test("the reader's own mistake comes back after the exercise is passed, without a finished lesson", async () => {
  list();
  const attempt = { text: 'names();', passed: 1, of: 2 };
  progressStore.addTry(EXERCISE, { ...attempt, mistake: 'You name all of them.' });
  progressStore.passExercise(EXERCISE);
  clock += DAY;
  await openPage();
  const card = await group('Question 1 of 1');
  expect(card).toHaveTextContent(/Name the cloud\..*What's wrong with it\?.*names\(\);/);
  expect(card).not.toHaveTextContent('You name all of them.');
  await show();
  const answer = screen.getByRole('group', { name: 'Answer' });
  expect(answer).toHaveTextContent('You name all of them.');
  expect(within(answer).getByRole('link', { name: 'Name a cloud' })).toHaveAttribute(
    'href',
    `/tutorials/naming-clouds#${EXERCISE}`,
  );
  await rate(/^Good/);
  expect(screen.getByRole('heading', { name: "That's all for today" })).toHaveFocus();
});

test('each rating shows its meaning and when the question returns', async () => {
  await openNextDay(QUESTION);
  await show();
  const choices = screen.getByRole('group', { name: 'How well did you know it?' });
  const names = within(choices)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect(names[0]).toBe("AgainI didn't know ittomorrow");
  for (const name of names.slice(1)) expect(name).toMatch(/in \d+ days$/);
});

test('a rating leads to the next question, and the last one to the summary', async () => {
  await openNextDay(QUESTION, PREDICTION);
  await show();
  await rate(/^Good/);
  expect(await group('Question 2 of 2')).toHaveFocus();
  await show();
  await rate(/^Again/);
  expect(screen.getByRole('heading', { name: "That's all for today" })).toHaveFocus();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/High and thin.*Rated Good, next review in \d+ days/);
  expect(second).toHaveTextContent(/Count the drops.*Rated Again, next review tomorrow/);
  expect(screen.getByText('The next question is due tomorrow.')).toBeVisible();
});

test('ratings are saved: a reload resumes the session', async () => {
  await openNextDay(QUESTION, PREDICTION);
  await show();
  await rate(/^Easy/);
  cleanup();
  await openPage();
  expect(await group('Question 1 of 1')).toHaveTextContent('What does it print?');
  await show();
  await rate(/^Good/);
  cleanup();
  await openPage();
  expect(screen.getByRole('region', { name: 'Nothing is due today' })).toBeVisible();
});

test('a prediction is checked: a slip is explained, a correct one shows the answer', async () => {
  await openNextDay(PREDICTION);
  const field = await screen.findByRole('textbox', { name: 'What it prints' });
  await user.type(field, '2');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(field).toHaveAccessibleDescription(/One more fell/);
  await user.clear(field);
  await user.type(field, '3');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('group', { name: 'Answer' })).toHaveTextContent('Three fall.');
  expect(screen.getByText('Right. You wrote exactly what it prints.')).toBeVisible();
  expect(screen.getByText("Right. Here's the answer.")).toHaveRole('status');
});

test("asking for the answer isn't called right", async () => {
  await openNextDay(PREDICTION);
  await show();
  expect(screen.getByText("Here's the answer.")).toHaveRole('status');
  expect(screen.queryByText(/Right/)).not.toBeInTheDocument();
});

test('keyboard shortcuts work while focus is in the card', async () => {
  await openNextDay(QUESTION, PREDICTION);
  await group('Question 1 of 2');
  await user.keyboard('4');
  expect(reviewStore.getSnapshot().cards.size).toBe(0);
  act(() => screen.getByRole('button', { name: 'Show the answer' }).focus());
  await user.keyboard(' ');
  await user.keyboard('4');
  expect(reviewStore.getSnapshot().cards.has(QUESTION)).toBe(true);
  expect(await group('Question 2 of 2')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await group('Answer')).toHaveFocus();
  await user.keyboard('1');
  expect(reviewStore.getSnapshot().cards.has(PREDICTION)).toBe(true);
});

test('shortcuts typed into the field are text', async () => {
  await openNextDay(PREDICTION);
  await user.type(await screen.findByRole('textbox', { name: 'What it prints' }), '1 2{Enter}');
  expect(screen.queryByRole('group', { name: 'Answer' })).not.toBeInTheDocument();
});

test('a question that its lesson no longer has is skipped', async () => {
  await openNextDay(GONE, QUESTION);
  expect(await group('Question 2 of 2')).toHaveTextContent('What is cirrus made of?');
});

test('a question that fails to load can be retried or skipped', async () => {
  network.isOpen = false;
  await openNextDay('sky-clouds/q-other', 'sky-clouds/q-another');
  expect(await screen.findByText(/didn't load/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/didn't load/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip it today' }));
  expect(await group('Question 2 of 2')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Skip it today' }));
  expect(screen.getByRole('region', { name: 'Nothing is due today' })).toBeVisible();
});

test("with blocked storage, the page says that ratings won't last", async () => {
  await openNextDay(QUESTION);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  await show();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await rate(/^Good/);
  expect(await screen.findByRole('note')).toHaveTextContent("doesn't let this site save");
});

test('the reminder can be turned off and stays off', async () => {
  await openNextDay(QUESTION);
  await user.click(screen.getByRole('checkbox', { name: /when reviews are due/ }));
  cleanup();
  await openPage();
  expect(screen.getByRole('checkbox', { name: /when reviews are due/ })).not.toBeChecked();
});
