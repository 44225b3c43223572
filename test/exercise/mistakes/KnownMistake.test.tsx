import { screen, waitFor } from '@testing-library/react';
import type { KnownMistakes } from '../../../src/exercise/mistakes/mistakesModel';
import { KnownMistake } from '../../../src/exercise/mistakes/KnownMistake';
import { reportHash } from '../../../src/exercise/mistakes/reportHash';
import { renderWhole } from '../../support/renderWhole';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';

jest.mock('../../../.generated/mistakeFiles', () => ({
  MISTAKE_FILES: {
    one: '/one.json',
    two: '/two.json',
    exam: '/one.json',
    lost: '/lost.json',
    hanging: '/hanging.json',
  },
}));

function failing(received: string): RunResult {
  const failure = { message: '', label: 'f()', expected: '1', received };
  return {
    ...emptyResult('finished'),
    tests: [{ name: 'one', hidden: false, outcome: 'failed', failure }],
  };
}

const MISTAKES: KnownMistakes = {
  byReport: {
    [reportHash(failing('2')) ?? '']: ['You add 1.'],
    [reportHash(failing('3')) ?? '']: ['You add 2.', 'You start at 2.'],
  },
  wrongLines: [],
};

const fetchFile = jest.fn<Promise<unknown>, [file: string]>();

beforeEach(() => {
  fetchFile.mockReset();
  fetchFile.mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ one: MISTAKES, two: MISTAKES, exam: MISTAKES }),
  });
  Object.assign(globalThis, { fetch: fetchFile });
});

afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

function show(exerciseId: string, result: RunResult) {
  return renderWhole(<KnownMistake exerciseId={exerciseId} result={result} />);
}

const status = () => screen.getByRole('status');

test('says what the mistake is, and nothing once it has changed', async () => {
  const { rerender } = await show('one', failing('2'));
  expect(await screen.findByText('You add 1.')).toBeVisible();
  expect(status()).toHaveTextContent('Likely cause');
  rerender(<KnownMistake exerciseId="one" result={failing('9')} />);
  expect(status()).toBeEmptyDOMElement();
  rerender(<KnownMistake exerciseId="one" result={failing('3')} />);
  expect(status()).toHaveTextContent('Likely cause, one of theseYou add 2.You start at 2.');
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test('shows a mistake right away once the exercise’s mistakes have been fetched', async () => {
  const first = await show('two', failing('2'));
  await screen.findByText('You add 1.');
  first.unmount();
  await show('two', failing('2'));
  expect(screen.getByText('You add 1.')).toBeVisible();
});

test('fetches nothing for code that passes', async () => {
  await show('hanging', emptyResult('finished'));
  expect(fetchFile).not.toHaveBeenCalled();
});

test('says nothing without a connection, and tries again after the next check', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { rerender } = await show('lost', failing('2'));
  await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(1));
  expect(status()).toBeEmptyDOMElement();
  fetchFile.mockResolvedValue({ ok: true, json: () => Promise.resolve({ lost: MISTAKES }) });
  rerender(<KnownMistake exerciseId="lost" result={failing('2')} />);
  expect(await screen.findByText('You add 1.')).toBeVisible();
});
