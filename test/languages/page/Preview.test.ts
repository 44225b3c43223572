/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createPreview, type Preview } from '../../../src/languages/page/Preview';
import { PREVIEW_PROTOCOL } from '../../../src/languages/page/protocol';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';

const FILES = { html: '<p>', css: '', js: '' };
const OTHERS = { html: '<h1>', css: '', js: '' };

const onEvent = jest.fn();
const onLost = jest.fn();
let preview: Preview;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.innerHTML = '';
  preview = createPreview({
    address: '/base/preview.html',
    host: document.body,
    title: 'The page',
    onEvent,
    onLost,
  });
});

afterEach(() => {
  preview.dispose();
  jest.useRealTimers();
});

function frame(): HTMLIFrameElement | null {
  return document.querySelector('iframe');
}

/** Returns the commands that were sent to the current frame. */
function commands(): unknown[] {
  const target = frame()?.contentWindow as unknown as { sent?: unknown[] };
  return (target.sent ?? []).filter((command) => (command as { kind: string }).kind !== 'ask');
}

function watch(): void {
  const target = frame()?.contentWindow as unknown as { sent: unknown[]; postMessage: unknown };
  target.sent = [];
  target.postMessage = (command: unknown) => target.sent.push(command);
}

function say(data: object, source: Window | null = frame()?.contentWindow ?? null): void {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

function becomeReady(): void {
  say({ from: 'preview', kind: 'ready', protocol: PREVIEW_PROTOCOL });
}

test('the frame has a title and a sandbox without an origin', () => {
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(frame()?.getAttribute('allow')).toContain("microphone 'none'; ");
  expect(frame()).toHaveAttribute('src', `/base/preview.html?v=${PREVIEW_PROTOCOL}`);
  expect(frame()).toHaveAttribute('title', 'The page');
});

test('files wait for the frame, and only the newest are shown', () => {
  watch();
  preview.show(FILES, 'light');
  preview.show(OTHERS, 'dark');
  expect(commands()).toEqual([]);
  becomeReady();
  expect(commands()).toEqual([{ to: 'preview', kind: 'show', files: OTHERS, scheme: 'dark' }]);
});

test("a check resolves only with the frame's response to it", async () => {
  watch();
  becomeReady();
  const checked = preview.check(FILES, 'checks');
  const result: RunResult = { ...emptyResult('finished'), output: [{ level: 'log', text: 'a' }] };
  say({ from: 'preview', kind: 'result', id: 1, result: emptyResult('failed') }, window);
  say({ from: 'runner', kind: 'result', id: 1, result: emptyResult('failed') });
  say({ from: 'preview', kind: 'result', id: 2, result: emptyResult('failed') });
  say({ from: 'preview', kind: 'result', id: 1, result });
  expect(await checked).toMatchObject(result);
});

test('a second check ends the first', async () => {
  watch();
  becomeReady();
  const first = preview.check(FILES, 'checks');
  void preview.check(OTHERS, 'checks');
  expect((await first).end).toBe('cancelled');
});

test('events are reported; invalid ones are ignored', () => {
  say({ from: 'preview', kind: 'event', event: { kind: 'notice', text: 'x'.repeat(9000) } });
  say({ from: 'preview', kind: 'event', event: { kind: 'output', level: 'loud', text: 'a' } });
  say({ from: 'preview', kind: 'event', event: { kind: 'started' } }, window);
  expect(onEvent).toHaveBeenCalledTimes(1);
  expect(onEvent).toHaveBeenCalledWith({ kind: 'notice', text: 'x'.repeat(4000) });
});

test('errors of the shown page and of checks are explained from their own scripts', async () => {
  const error = { name: 'ReferenceError', message: 'totel is not defined', line: 2 };
  watch();
  becomeReady();
  preview.show({ ...FILES, js: 'let total = 1;\ntotel += 1;' }, 'light');
  say({ from: 'preview', kind: 'event', event: { kind: 'error', error } });
  const checked = preview.check({ ...FILES, js: 'let hotel = 1;\ntotel += 1;' }, 'checks');
  say({ from: 'preview', kind: 'result', id: 1, result: { ...emptyResult('failed'), error } });
  expect((await checked).error?.plain).toMatch(/`hotel`/);
  expect(onEvent).toHaveBeenCalledWith({
    kind: 'error',
    error: { ...error, plain: expect.stringMatching(/`total`/) as string },
  });
});

test("an error of an earlier page isn't reported once the next one has started", async () => {
  const said = (event: object) => say({ from: 'preview', kind: 'event', event });
  const error = { name: 'ReferenceError', message: 'totel is not defined', line: 2 };
  watch();
  becomeReady();
  said({ kind: 'started' });
  said({ kind: 'error', error });
  said({ kind: 'started' });
  said({ kind: 'error', error: { ...error, line: 3 } });
  const checked = preview.check(FILES, 'checks');
  say({ from: 'preview', kind: 'result', id: 1, result: { ...emptyResult('failed'), error } });
  await checked;
  expect(onEvent).toHaveBeenCalledTimes(3);
  expect(onEvent).toHaveBeenLastCalledWith({
    kind: 'error',
    error: expect.objectContaining({ line: 3 }) as unknown,
  });
});

test("a frame that doesn't load is abandoned", async () => {
  const checked = preview.check(FILES, 'checks');
  jest.advanceTimersByTime(10_000);
  expect((await checked).end).toBe('unavailable');
  expect(onLost).toHaveBeenCalledWith('unavailable');
  expect(frame()).toBeNull();
});

test('a frame that hangs is replaced', async () => {
  watch();
  becomeReady();
  const first = frame();
  preview.show(FILES, 'light');
  say({ from: 'preview', kind: 'alive' });
  jest.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();

  preview.show(OTHERS, 'light');
  jest.advanceTimersByTime(3000);
  expect(onLost).toHaveBeenCalledWith('hung');
  expect(frame()).not.toBe(first);
  expect(frame()).not.toBeNull();

  watch();
  becomeReady();
  const checked = preview.check(FILES, 'checks');
  jest.advanceTimersByTime(10_000);
  expect((await checked).end).toBe('stopped');
});

test('nothing is left after disposal', () => {
  preview.dispose();
  expect(frame()).toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
});
