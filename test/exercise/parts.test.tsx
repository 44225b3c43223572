import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Exercise } from '../../src/exercise/run/Exercise';
import type { ExerciseTask } from '../../src/exercise/run/useExercise';
import { progressStore } from '../../src/progress/progressStore';
import { renderWhole } from '../support/renderWhole';

// Makes the editor's code fail to load, so that the exercise keeps using a textarea.
jest.mock('../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

const PART: ExerciseTask = {
  id: 'knots-two',
  title: 'Part 2: untie it',
  step: 'core',
  continues: { id: 'knots-one', title: 'Part 1: tie it', solution: 'tie();' },
  starter: [['tie();'], ['// your code']],
  tests: 'the tests',
  solution: [['tie();'], ['untie();']],
};
const STARTER = 'tie();\n// your code';
const OWN = 'tieTwice();';
const CARRIED = 'tieTwice();\n// your code';

beforeEach(() => progressStore.clear());

async function renderPart(exercise = PART) {
  await renderWhole(
    <Exercise
      exercise={exercise}
      texts={{
        prompt: <p>Untie it.</p>,
        hints: [<p key="1">How?</p>],
        explanation: <p>It is untied.</p>,
        nextLink: <a href="#next">Next</a>,
      }}
    />,
  );
}

const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your code/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test("if the previous part isn't passed, a part starts with the sample solution and says so", async () => {
  progressStore.saveDraft('knots-one', OWN);
  await renderPart();
  expect(code()).toHaveValue(STARTER);
  expect(screen.getByText(/This is the sample solution to/)).toBeVisible();
  expect(screen.getByText(/To start from your own code, pass that part first/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Part 1: tie it' })).toHaveAttribute(
    'href',
    '#knots-one',
  );
});

test("a part starts with the reader's code from the previous part once that is passed", async () => {
  progressStore.saveDraft('knots-one', OWN);
  progressStore.passExercise('knots-one');
  await renderPart();
  expect(code()).toHaveValue(CARRIED);
  expect(screen.getByText(/This is your code from/)).toBeVisible();
  expect(progressStore.draftOf('knots-two')).toBeUndefined();
});

test('passing the previous part updates an open, unedited part', async () => {
  await renderPart();
  act(() => {
    progressStore.saveDraft('knots-one', OWN);
    progressStore.passExercise('knots-one');
  });
  expect(screen.getByText(/This is your code from/)).toBeVisible();
  expect(code()).toHaveValue(CARRIED);
});

test('an edited part stays, whatever happens to the previous one', async () => {
  progressStore.saveDraft('knots-two', 'mine();');
  progressStore.saveDraft('knots-one', OWN);
  progressStore.passExercise('knots-one');
  await renderPart();
  expect(code()).toHaveValue('mine();');
  expect(screen.getByText(/This is your code for this part/)).toBeVisible();
});

test('reset offers both starts, and the previous code can be restored', async () => {
  progressStore.saveDraft('knots-two', 'mine();');
  progressStore.saveDraft('knots-one', OWN);
  progressStore.passExercise('knots-one');
  await renderPart();
  await press('Reset');
  const question = within(screen.getByRole('alertdialog', { name: 'Start this part over?' }));
  await userEvent.click(question.getByRole('button', { name: 'Use the sample solution' }));
  expect(code()).toHaveValue(STARTER);
  expect(screen.getByText(/To use your own code instead, choose Reset/)).toBeVisible();
  await press('Restore my code');
  expect(code()).toHaveValue('mine();');
  await press('Reset');
  await press('Use my earlier code');
  expect(code()).toHaveValue(CARRIED);
});

test('if a part was passed on another device, the next one starts with the sample solution and explains why', async () => {
  progressStore.passExercise('knots-one');
  await renderPart();
  expect(code()).toHaveValue(STARTER);
  expect(screen.getByText(/Your own code isn't saved on this device/)).toBeVisible();
});

test('the last part shows the finished program once passed', async () => {
  progressStore.saveDraft('knots-two', 'mine();');
  await renderPart({ ...PART, isLastPart: true });
  expect(screen.queryByRole('group', { name: 'Your finished program' })).not.toBeInTheDocument();
  act(() => progressStore.passExercise('knots-two'));
  const finished = await screen.findByRole('group', { name: 'Your finished program' });
  expect(within(finished).getByText('mine();')).toBeInTheDocument();
});
