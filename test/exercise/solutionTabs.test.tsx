import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExerciseBlock } from '../../src/content/lesson';
import { renderLesson, SAMPLE_EXERCISE, SAMPLE_LESSON } from '../pages/lesson/sampleLesson';

const PYTHON: ExerciseBlock = { ...SAMPLE_EXERCISE, python: [['the Python solution']] };

/** Renders a lesson with one exercise, and shows its solution. */
async function showSolution(exercise: ExerciseBlock) {
  await renderLesson({ ...SAMPLE_LESSON, blocks: [exercise] });
  await userEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
}

const tabs = () => screen.findByRole('tablist', { name: 'Languages of the solution' });
const shown = () => screen.getByRole('tabpanel').textContent;

test('a solution in Python is in a tab beside the one in JavaScript', async () => {
  await showSolution(PYTHON);
  const names = within(await tabs()).getAllByRole('tab');
  expect(names.map((tab) => tab.textContent)).toEqual(['JavaScript', 'Python']);
  expect(shown()).toContain('the solution');
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  expect(screen.getByRole('tabpanel', { name: 'Python' })).toHaveTextContent('the Python solution');
  expect(screen.getByRole('group', { name: 'Code: Python' })).toBeVisible();
});
