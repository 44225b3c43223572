import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../support/school/mockSchool';
import { CourseBar } from '../../../../src/pages/lesson/course/CourseBar';
import { courseSheet } from '../../../../src/pages/lesson/course/lazyCourse';
import { progressStore } from '../../../../src/progress/progressStore';
import { address, renderAt } from '../../../support/renderAt';

// jsdom doesn't implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const LESSON = { id: 'rope-splice', exerciseIds: ['rope-splice-tucks', 'rope-splice-taper'] };

beforeEach(() => act(() => progressStore.clear()));

const button = () => screen.getByRole('button', { name: /^Lessons in this course/ });
const sheet = () => screen.findByRole('dialog', { name: 'Lessons in this course' });

async function openSheet() {
  renderAt(<CourseBar lesson={LESSON} />, '/tutorials/splicing');
  await userEvent.click(button());
  return within(await sheet());
}

test('the button shows the number of passed exercises and updates', () => {
  renderAt(<CourseBar lesson={LESSON} />);
  expect(button()).toHaveTextContent('0 of 2 exercises');
  act(() => progressStore.passExercise('rope-splice-taper'));
  expect(button()).toHaveTextContent('1 of 2 exercises');
});

test("the sheet lists the course's lessons by module, with the current module expanded", async () => {
  const list = await openSheet();
  expect(list.getByRole('heading', { name: 'Knots' })).toBeVisible();
  expect(list.getByText('The bowline: a loop that holds')).not.toBeVisible();
  const current = list.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Splicing: rope grown together');
  expect(current).toBeVisible();
  expect(list.queryByText('Naming clouds')).not.toBeInTheDocument();
});

test('started and finished lessons are marked and counted by module', async () => {
  progressStore.markDone('rope-hitch');
  progressStore.markStarted('rope-splice');
  const list = await openSheet();
  expect(list.getByRole('link', { name: 'Half hitches: tied to a post (done)' })).toBeVisible();
  expect(list.getByRole('link', { name: 'Splicing: rope grown together (started)' })).toBeVisible();
  expect(list.getByRole('link', { name: 'The rolling hitch' })).toBeVisible();
  expect(list.getByText('1 of 3 done')).toBeInTheDocument();
});

test('focus moves to the current lesson; Escape closes the sheet and restores focus', async () => {
  const list = await openSheet();
  expect(list.getByRole('link', { current: 'page' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button()).toHaveFocus();
});

test.each([
  ['the close button', 'button', 'Close the list'],
  ['a click on the current lesson', 'link', /^Splicing/],
] as const)('%s closes it and restores focus', async (_what, role, name) => {
  const list = await openSheet();
  await userEvent.click(list.getByRole(role, { name }));
  await waitFor(() => expect(button()).toHaveFocus());
});

test('clicking a lesson opens it and closes the sheet', async () => {
  const list = await openSheet();
  await userEvent.click(list.getByRole('link', { name: 'The rolling hitch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/tutorials/the-rolling-hitch');
  expect(button()).not.toHaveFocus();
});

test("if the list can't be loaded, the page says so", async () => {
  jest.spyOn(courseSheet, 'load').mockRejectedValue(new Error('lost'));
  renderAt(<CourseBar lesson={LESSON} />);
  await userEvent.click(button());
  expect(await screen.findByText(/^The list didn't load/)).toBeVisible();
  jest.restoreAllMocks();
});
