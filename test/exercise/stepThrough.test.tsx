import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NodeRunner } from '../../src/build/content/run/NodeRunner';
import { StepThrough } from '../../src/exercise/trace/StepThrough';
import { emptyResult, type RunResult } from '../../src/sandbox/protocol';
import type { TraceOptions } from '../../src/sandbox/trace';
import { renderWhole } from '../support/renderWhole';

const runner = new NodeRunner();
const run = jest.fn<Promise<RunResult>, [code: string, tests?: string, trace?: TraceOptions]>();

jest.mock('../../src/exercise/run/runCode', () => ({
  runCode: (...values: [string, string?, TraceOptions?]) => run(...values),
}));

beforeEach(() => {
  run.mockImplementation((code, tests, trace) => runner.run(code, tests, 20_000, undefined, trace));
});

afterAll(() => runner.stop());

const LOOP = `const list = [3];
const same = list;
let total = 1;
for (const n of [4, 5]) {
  total += n;
}
list.push(total);
console.log(total);`;

async function open(code: string, how: { tests?: string; test?: number; now?: string } = {}) {
  const onClose = jest.fn();
  const onAgain = jest.fn();
  await renderWhole(
    <StepThrough
      request={{ code, tests: how.tests, test: how.test, id: 1 }}
      code={how.now ?? code}
      lines={undefined}
      onAgain={onAgain}
      onClose={onClose}
    />,
  );
  return { onClose, onAgain };
}

const slider = () => screen.findByRole('slider', { name: 'Step' }, { timeout: 20_000 });
const sentence = () => screen.getByRole('status').textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const current = () =>
  within(screen.getByRole('group', { name: 'Your code' }))
    .getByText('(this line)', { exact: false, selector: '.visually-hidden' })
    .parentElement?.textContent?.trim();

test('the slider has focus, and its arrow keys walk through the steps', async () => {
  await open(LOOP);
  expect(await slider()).toHaveFocus();
  expect(sentence()).toBe('list is [3].');
  expect(current()).toBe('1const list = [3]; (this line)');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(sentence()).toBe('total was 1, is 5.');
  expect(current()).toBe('5  total += n; (this line)');
  expect(await slider()).toHaveAttribute('aria-valuetext', '5 of 9');
  await userEvent.keyboard('{End}');
  expect(sentence()).toBe('Prints 10.');
  await userEvent.keyboard('{Home}');
  expect(sentence()).toBe('list is [3].');
});

test('a single step has no slider to move, so the panel has focus', async () => {
  await open('console.log(1);');
  expect(await slider()).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Step through' })).toHaveFocus();
  expect(sentence()).toBe('Prints 1.');
});

test('shows variables with their changes, objects, and the output so far', async () => {
  await open(LOOP);
  await slider();
  expect(screen.queryByRole('group', { name: 'Output so far' })).not.toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await press('Back');
  expect(sentence()).toBe('list now has 2 items: 10 was added at the end.');
  expect(screen.getByText('list', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '[3, 10]was [3]',
  );
  expect(
    screen.getByRole('img', {
      name: 'list refers to [3, 10]. same refers to the same as list.',
    }),
  ).toBeVisible();
  await press('Next');
  expect(screen.getByRole('group', { name: 'Output so far' })).toHaveTextContent('10');
});

test('skips over loops and calls, and out of them', async () => {
  await open(
    `function twice(n) {\n  const r = 2 * n;\n  return r;\n}\nconst a = twice(4);\n${LOOP}`,
  );
  await slider();
  expect(sentence()).toBe('Calls twice with 4.');
  const calls = screen.getByText('Variables').parentElement;
  expect(calls).toHaveTextContent('twice' + 'line 1' + 'n4');
  await press(/^Over/);
  expect(sentence()).toBe('twice returns 8.');
  await press('Next');
  await press('Next');
  await press('Next');
  await press('Next');
  expect(sentence()).toBe('total is 1.');
  await press(/^Over/);
  expect(sentence()).toBe('total was 5, is 10.');
});

test("steps through a failed test's call, and names it", async () => {
  await open(
    `function sum(list) {\n  let total = 0;\n  for (const n of list) total -= n;\n  return total;\n}`,
    {
      tests: `test('adds', () => { sum([1]); expect(sum([2, 3]), 'sum([2, 3])').toBe(5); });`,
      test: 0,
    },
  );
  await slider();
  expect(screen.getByRole('region', { name: 'Step through: adds' })).toBeVisible();
  expect(sentence()).toBe('Calls sum with [2, 3].');
  expect(screen.getByText('The test')).toHaveTextContent('sum([2, 3])');
});

test('asks first, and says whether the answer is right', async () => {
  await open(LOOP);
  await slider();
  await userEvent.click(screen.getByRole('switch', { name: 'Ask me first' }));
  await press('Next');
  await press('Next');
  expect(screen.getByText(/What will/)).toHaveTextContent('What will total be after line 3?');
  await userEvent.keyboard('7{Enter}');
  expect(sentence()).toBe("No, it's 1.");
  await userEvent.keyboard('{Enter}');
  expect(sentence()).toBe('total is 1.');
  await press('Next');
  await userEvent.keyboard('4{Enter}');
  expect(sentence()).toBe('Right.');
  await userEvent.keyboard('{Enter}');
  expect(sentence()).toBe('n is 4.');
  await press('Next');
  await press('Show me');
  expect(sentence()).toBe('total was 1, is 5.');
});

test('a long run says that it shows a sample, and shows a part in full', async () => {
  await open(`let n = 0;\nwhile (n < 3000) n += 1;`);
  await slider();
  expect(
    screen.getByText(/^This run has [\d,]+ steps\. You see about one in \d+\.$/),
  ).toBeVisible();
  await press('Show every step from here');
  expect(await screen.findByText(/^You see steps \d+ to [\d,]+ of /)).toBeVisible();
  await press('Show the whole run');
  expect(await screen.findByText(/^This run has/)).toBeVisible();
});

test('code that doesn’t parse says why there are no steps', async () => {
  run.mockResolvedValue({
    ...emptyResult('failed'),
    error: { name: 'SyntaxError', message: 'Unexpected token', line: 1 },
  });
  await open('const = 1;');
  expect(await screen.findByText(/there are no steps/)).toBeVisible();
  expect(screen.getByText(/SyntaxError: Unexpected token/)).toBeVisible();
});

test('an error is in the last step', async () => {
  await open(`const user = null;\nuser.name;`);
  await slider();
  await userEvent.keyboard('{End}');
  expect(sentence()).toMatch(/^The error TypeError: .* stops the program\.$/);
  expect(current()).toContain('user.name');
});

test.each([
  ['cancelled', 'Stopped because another run started.'],
  ['unavailable', /couldn't be recorded/],
] as const)('a run that is %s says so', async (end, text) => {
  run.mockResolvedValue(emptyResult(end));
  await open('1;');
  expect(await screen.findByText(text)).toBeVisible();
});

test('says when the code has changed, and closes', async () => {
  const { onClose, onAgain } = await open('let a = 1;', { now: 'let a = 2;' });
  await slider();
  await press('Start again');
  expect(onAgain).toHaveBeenCalled();
  await press('Close');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
