import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExerciseBlock } from '../../src/content/lesson';
import { progressStore } from '../../src/progress/progressStore';
import { renderLesson, SAMPLE_EXERCISE, SAMPLE_LESSON } from '../pages/lesson/sampleLesson';

const PYTHON: ExerciseBlock = { ...SAMPLE_EXERCISE, python: [['the Python solution']] };
const OTHER: ExerciseBlock = { ...PYTHON, id: 'sample-other', title: 'Another one' };

beforeEach(() => progressStore.clear());

const render = (...blocks: ExerciseBlock[]) => renderLesson({ ...SAMPLE_LESSON, blocks });
const boxOf = ({ title }: ExerciseBlock) => within(screen.getByRole('region', { name: title }));

async function showSolution(exercise: ExerciseBlock) {
  const name = 'Show the solution';
  const box = boxOf(exercise);
  await userEvent.click(box.getByRole('button', { name }));
  const question = within(box.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name }));
  return box;
}

test('a solution in Python is in a tab beside the one in JavaScript', async () => {
  await render(PYTHON);
  const box = await showSolution(PYTHON);
  const tabs = await box.findByRole('tablist', { name: 'Languages of the solution' });
  const names = within(tabs).getAllByRole('tab');
  expect(names.map((tab) => tab.textContent)).toEqual(['JavaScript', 'Python']);
  expect(box.getByRole('tabpanel', { name: 'JavaScript' })).toHaveTextContent('the solution');
  await userEvent.click(box.getByRole('tab', { name: 'Python' }));
  const code = within(box.getByRole('tabpanel', { name: 'Python' }));
  expect(code.getByRole('group', { name: 'Code: Python' })).toHaveTextContent(
    'the Python solution',
  );
});

test('the arrow keys switch the tabs, and the next solution is in the same language', async () => {
  await render(PYTHON, OTHER);
  const first = await showSolution(PYTHON);
  await userEvent.click(await first.findByRole('tab', { name: 'JavaScript' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(first.getByRole('tab', { name: 'Python' })).toHaveFocus();
  expect(first.getByRole('tabpanel', { name: 'Python' })).toBeVisible();
  const second = await showSolution(OTHER);
  expect(await second.findByRole('tabpanel', { name: 'Python' })).toBeVisible();
});

test('the tabs of a TypeScript exercise say so', async () => {
  await render({ ...PYTHON, language: 'ts' });
  const box = await showSolution(PYTHON);
  expect(await box.findByRole('tab', { name: 'TypeScript' })).toBeVisible();
});

test('a solution in one language has no tabs', async () => {
  await render(SAMPLE_EXERCISE);
  const box = await showSolution(SAMPLE_EXERCISE);
  expect(box.getByText('It adds them all.')).toBeVisible();
  expect(box.queryByRole('tablist')).not.toBeInTheDocument();
});
