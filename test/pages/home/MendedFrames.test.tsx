import { screen, within } from '@testing-library/react';
import { MENDED_RUNS } from '../../../.generated/mendedRuns';
import { codeText } from '../../../src/content/lesson';
import { MENDED_EXERCISE } from '../../../src/content/mendedExercise';
import { MendedFrames } from '../../../src/pages/home/MendedFrames';
import { renderWhole } from '../../support/renderWhole';

const MOMENTS = ['It fails', 'You fix it', 'It passes'];

/** The frame under a heading. */
function frame(title: string): HTMLElement {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`"${title}" is in no list`);
  return item;
}

beforeEach(() => renderWhole(<MendedFrames />));

test('three moments are a list in their order', () => {
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(MOMENTS);
  const lists = new Set(MOMENTS.map((title) => frame(title).parentElement));
  expect([...lists].map((list) => list?.tagName)).toEqual(['OL']);
});

test('the first says in the words of an exercise what was tried, expected and received', () => {
  const failure = MENDED_RUNS.firstTry.tests.find((one) => one.failure)?.failure;
  const said = frame('It fails').textContent;
  expect(failure).toBeDefined();
  expect(said).toContain(
    `Tried${failure?.label}Expected${failure?.expected}Received${failure?.received}`,
  );
});

test('the second marks the line that was added, the others mark none', () => {
  const { mended, addedLine } = MENDED_EXERCISE;
  const marked = MOMENTS.map((title) => frame(title).querySelector('ins')?.textContent);
  expect(marked).toEqual([undefined, codeText(mended.slice(addedLine, addedLine + 1)), undefined]);
});

test('the last has every test passed', () => {
  const tests = within(within(frame('It passes')).getByRole('list', { name: 'Tests' }));
  for (const item of tests.getAllByRole('listitem')) expect(item).toHaveTextContent(/^Passes: /);
});

test('nothing in them moves or waits to be pressed', () => {
  expect(screen.queryAllByRole('button')).toEqual([]);
});
