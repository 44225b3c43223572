import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExampleBlock } from '../../../src/content/lesson';
import { PythonRunner } from '../../../src/exercise/python/PythonRunner';
import { RunnableExample } from '../../../src/exercise/run/RunnableExample';
import { renderWhole } from '../../support/renderWhole';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';

const mockRun = jest.fn<Promise<RunResult>, [code: string]>();
const mockCancel = jest.fn();
const mockDispose = jest.fn();

interface Start {
  message: () => object;
  onStarted: () => void;
}

jest.mock('../../../src/sandbox/Runner', () => {
  const held: { start?: unknown } = {};
  return {
    held,
    createRunner: (_address: string, start: unknown) => {
      held.start = start;
      return {
        run: (code: string) => mockRun(code),
        cancel: () => void mockCancel(),
        dispose: () => void mockDispose(),
      };
    },
  };
});
const { start } = jest.requireMock<{ held: { start: Start } }>('../../../src/sandbox/Runner').held;
jest.mock('../../../.generated/pythonCore', () => ({
  PYTHON_FILES: {
    glue: { address: '/assets/glue', size: 10 },
    interpreter: { address: '/assets/interpreter', size: 70 },
    library: { address: '/assets/library', size: 20 },
  },
}));
jest.mock('../../../.generated/pythonLessons', () => ({
  PYTHON_LESSONS: ['snake'],
  PYTHON_DOWNLOAD: 6_400_000,
}));
jest.mock('../../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

const EXAMPLE: ExampleBlock = {
  kind: 'example',
  language: 'python',
  id: 'example-2',
  lines: [['print(1)']],
  output: '1',
};

/** A download that the test sends the bytes of. */
interface Download {
  address: string;
  request: RequestInit;
  send: (bytes: number) => void;
  end: () => void;
}

let downloads: Download[];
const network = jest.fn<Promise<unknown>, [address: string, request: RequestInit]>();

beforeEach(() => {
  downloads = [];
  mockRun.mockReset();
  mockCancel.mockReset();
  network.mockReset();
  network.mockImplementation((address, request) => {
    const parts: { done: boolean; value?: Uint8Array }[] = [];
    let wake: () => void = () => undefined;
    const add = (part: (typeof parts)[number]) => {
      parts.push(part);
      wake();
    };
    downloads.push({
      address,
      request,
      send: (bytes) => add({ done: false, value: new Uint8Array(bytes) }),
      end: () => add({ done: true }),
    });
    const read = async () => {
      while (parts.length === 0) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          request.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      return parts.shift();
    };
    return Promise.resolve({ ok: true, body: { getReader: () => ({ read }) } });
  });
  Object.assign(globalThis, { fetch: network });
});

let onTestEnd = () => {};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  onTestEnd();
});

const box = () => within(screen.getByRole('group', { name: 'example 2' }));
const status = () => box().getAllByRole('status').at(-1);
const bar = () => box().getByRole('progressbar', { name: 'Python download' });
const press = (name: string) => userEvent.click(box().getByRole('button', { name }));

function show() {
  return renderWhole(
    <PythonRunner>
      {(runner) => <RunnableExample lessonId="snake" example={EXAMPLE} runner={runner} />}
    </PythonRunner>,
  );
}

async function arrive(...sizes: number[]) {
  await act(async () => {
    downloads.slice(-3).forEach((download, index) => download.send(sizes[index] ?? 0));
    await Promise.resolve();
  });
}

async function end() {
  await act(async () => {
    downloads.slice(-3).forEach((download) => download.end());
    await Promise.resolve();
  });
}

test('nothing is requested before the press, and the size is said', async () => {
  await show();
  expect(box().getByText('Python is a download of 6.4 MB, once.')).toBeVisible();
  await userEvent.hover(box().getByRole('button', { name: 'Run' }));
  expect(network).not.toHaveBeenCalled();
  expect(box().getByRole('log')).toHaveTextContent('1');
});

test('a download is canceled, and the focus goes to the run button', async () => {
  await show();
  await press('Run');
  expect(status()).toHaveTextContent('Downloading Python…');
  await arrive(0, 35, 0);
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '35'));
  await press('Cancel');
  expect(downloads.every(({ request }) => request.signal?.aborted)).toBe(true);
  await waitFor(() => expect(status()).toHaveTextContent('Canceled.'));
  expect(box().queryByRole('progressbar')).not.toBeInTheDocument();
  expect(box().getByRole('button', { name: 'Run' })).toHaveFocus();
  expect(box().getByRole('log')).toHaveTextContent('1');
  expect(mockRun).not.toHaveBeenCalled();
});

test('a broken download can be tried again, which bypasses the cache', async () => {
  await show();
  await press('Run');
  await arrive(10, 60, 20);
  await end();
  await waitFor(() => expect(status()).toHaveTextContent("couldn't be downloaded"));
  await press('Try again');
  expect(downloads.at(-1)?.request.cache).toBe('reload');
  await press('Cancel');
});

test('without a connection, it says what to do', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  await press('Run');
  await waitFor(() => expect(status()).toHaveTextContent("You're offline"));
  expect(box().getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without WebAssembly, it says so, and downloads nothing', async () => {
  const { WebAssembly: api } = globalThis;
  onTestEnd = () => Object.assign(globalThis, { WebAssembly: api });
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  await show();
  await press('Run');
  await waitFor(() => expect(status()).toHaveTextContent("Your browser can't run Python"));
  expect(network).not.toHaveBeenCalled();
});

test('the code runs after the download, and the next run needs none', async () => {
  const { unmount } = await show();
  let settle: (result: RunResult) => void = () => undefined;
  mockRun.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  await press('Run');
  await arrive(10, 70, 20);
  await end();
  await waitFor(() => expect(status()).toHaveTextContent('Starting Python…'));
  expect(start.message()).toMatchObject({ kind: 'core', interpreter: { byteLength: 70 } });
  act(() => start.onStarted());
  expect(status()).toHaveTextContent('Running…');
  act(() => settle({ ...emptyResult('finished'), output: [{ level: 'log', text: 'two' }] }));
  await waitFor(() => expect(status()).toHaveTextContent('Done'));
  expect(box().getByRole('log')).toHaveTextContent('two');
  network.mockClear();
  await press('Run');
  expect(status()).toHaveTextContent('Running…');
  act(() => settle(emptyResult('stopped')));
  await waitFor(() => expect(status()).toHaveTextContent('2 seconds'));
  await press('Run');
  expect(status()).toHaveTextContent('Starting Python…');
  expect(network).not.toHaveBeenCalled();
  unmount();
  expect(mockDispose).toHaveBeenCalled();
});
