import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRunnerAhead } from '../../src/exercise/run/useRunnerAhead';
import { browserCanWatch, report, watchedCount } from '../prerendered/support/nearness';

const prepare = jest.fn();

jest.mock('../../src/sandbox/Runner', () => ({
  createRunner: () => ({ prepare }),
}));

let readyState: DocumentReadyState;
let idleTasks: (() => void)[];

beforeEach(() => {
  prepare.mockClear();
  browserCanWatch(true);
  readyState = 'complete';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  idleTasks = [];
  window.requestIdleCallback = (task) =>
    idleTasks.push(() => task({ didTimeout: false, timeRemaining: () => 10 }));
});

afterEach(() => {
  browserCanWatch(false);
  connect(undefined);
});

function connect(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function Box({ isExpected }: { isExpected: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useRunnerAhead(box, isExpected);
  return (
    <div ref={box}>
      <button>Check</button>
    </div>
  );
}

function show(isExpected: boolean): HTMLElement {
  render(<Box isExpected={isExpected} />);
  return screen.getByRole('button');
}

async function beIdle() {
  for (const task of idleTasks.splice(0)) task();
  await loaded();
}

/** Waits until the runner's code has loaded, if it was requested. */
function loaded(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}

test.each(['pointerOver', 'pointerDown', 'focusIn'] as const)(
  '%s on a control prepares the runner immediately',
  async (sign) => {
    const button = show(false);
    await beIdle();
    expect(prepare).not.toHaveBeenCalled();
    fireEvent[sign](button);
    await loaded();
    expect(prepare).toHaveBeenCalledTimes(1);
  },
);

test('if a run is expected, coming on screen prepares it when the browser is idle', async () => {
  const button = show(true);
  await beIdle();
  await report(button, false);
  await beIdle();
  expect(prepare).not.toHaveBeenCalled();
  await report(button, true);
  await loaded();
  expect(prepare).not.toHaveBeenCalled();
  await beIdle();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("if none is expected, its position isn't observed", () => {
  show(false);
  expect(watchedCount()).toBe(0);
});

test('nothing happens before the page has loaded', async () => {
  readyState = 'interactive';
  fireEvent.pointerDown(show(false));
  await loaded();
  expect(prepare).not.toHaveBeenCalled();
  readyState = 'complete';
  fireEvent(window, new Event('load'));
  await loaded();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test.each([
  ['with Save-Data', { saveData: true }],
  ['on 2g', { effectiveType: 'slow-2g' }],
])('%s nothing is prepared', async (_name, connection) => {
  connect(connection);
  const button = show(true);
  await report(button, true);
  fireEvent.pointerDown(button);
  await beIdle();
  expect(prepare).not.toHaveBeenCalled();
});
