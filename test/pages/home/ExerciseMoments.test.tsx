import { screen, within } from '@testing-library/react';
import { FIXED_EXAMPLE_RUNS } from '../../../.generated/fixedExampleRuns';
import { codeText } from '../../../src/content/lesson';
import { FIXED_EXAMPLE } from '../../../src/content/exercises/fixedExample';
import { ExerciseMoments } from '../../../src/pages/home/ExerciseMoments';
import { renderWhole } from '../../support/renderWhole';

const MOMENTS = ['It fails', 'You fix it', 'It passes'];

/** Returns the list item that contains a heading. */
function moment(title: string): HTMLElement {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`"${title}" is in no list`);
  return item;
}

beforeEach(() => renderWhole(<ExerciseMoments />));

test('three stages are in an ordered list', () => {
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(MOMENTS);
  const lists = new Set(MOMENTS.map((title) => moment(title).parentElement));
  expect([...lists].map((list) => list?.tagName)).toEqual(['OL']);
});

test('the first shows what was tried, expected, and received, as exercises do', () => {
  const failure = FIXED_EXAMPLE_RUNS.firstTry.tests.find((one) => one.failure)?.failure;
  const said = moment('It fails').textContent;
  expect(failure).toBeDefined();
  expect(said).toContain(
    `Tried${failure?.label}Expected${failure?.expected}Received${failure?.received}`,
  );
});

test('the code is shown once, with the added line marked', () => {
  const { fixed, addedLine } = FIXED_EXAMPLE;
  const [code, ...more] = document.querySelectorAll('pre');
  expect(more).toEqual([]);
  expect(code?.querySelector('ins')).toHaveTextContent(
    codeText(fixed.slice(addedLine, addedLine + 1)).trim(),
  );
  expect(document.querySelectorAll('ins')).toHaveLength(1);
});

test('the last shows that every test passed', () => {
  const tests = within(within(moment('It passes')).getByRole('list', { name: 'Tests' }));
  for (const item of tests.getAllByRole('listitem')) expect(item).toHaveTextContent(/^Passes: /);
});

test('there are no controls', () => {
  expect(screen.queryAllByRole('button')).toEqual([]);
});
