/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createRunner, type Runner } from '../../src/sandbox/Runner';
import { KEPT_PARAMETER, PROTOCOL, emptyResult, type RunResult } from '../../src/sandbox/protocol';

let runner: Runner;
let sent: jest.SpyInstance | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  sent = undefined;
  runner = createRunner('/base/runner.html');
});

afterEach(() => {
  runner.dispose();
  jest.useRealTimers();
});

function frame(): HTMLIFrameElement | null {
  return document.querySelector('iframe');
}

function say(data: unknown, source: unknown = frame()?.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, source: source as Window }));
}

function ready(): void {
  const target = frame()?.contentWindow;
  if (target) {
    sent = jest.spyOn(target, 'postMessage').mockImplementation(() => {});
  }
  say({ from: 'runner', kind: 'ready', protocol: PROTOCOL });
}

function answer(id: number, text: string, source?: unknown): void {
  const result: RunResult = { ...emptyResult('finished'), output: [{ level: 'log', text }] };
  say({ from: 'runner', kind: 'result', id, result }, source);
}

function commands(): unknown[] {
  return sent?.mock.calls.map((call: unknown[]) => call[0]) ?? [];
}

test('the frame may use nothing that the browser can turn off', () => {
  const features = { features: () => ['clipboard-write', 'usb'] };
  Object.defineProperty(document, 'featurePolicy', { value: features, configurable: true });
  runner.prepare();
  expect(frame()).toHaveAttribute('allow', "clipboard-write 'none'; usb 'none'");
  Reflect.deleteProperty(document, 'featurePolicy');
});

test('loads nothing until needed, then one sandboxed frame', async () => {
  expect(frame()).toBeNull();
  const first = runner.run('1', 'tests');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame()).toHaveAttribute('src', `/base/runner.html?v=${PROTOCOL}`);
  expect(frame()).not.toBeVisible();
  ready();
  expect(commands()).toEqual([{ to: 'runner', kind: 'run', id: 1, code: '1', tests: 'tests' }]);
  answer(1, 'one');
  expect((await first).output).toEqual([{ level: 'log', text: 'one' }]);
  const second = runner.run('2');
  answer(2, 'two');
  expect((await second).output).toEqual([{ level: 'log', text: 'two' }]);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

describe('a prepared frame', () => {
  test('is used for the next run, and no other is created', async () => {
    runner.prepare();
    runner.prepare();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    ready();
    expect(commands()).toEqual([]);
    jest.advanceTimersByTime(60_000);
    const run = runner.run('1');
    expect(commands()).toHaveLength(1);
    answer(1, 'one');
    expect((await run).output[0]?.text).toBe('one');
  });

  test('is used for a run requested while it was loading', async () => {
    runner.prepare();
    const run = runner.run('1');
    ready();
    answer(1, 'one');
    expect((await run).output[0]?.text).toBe('one');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test.each([
    ['does not load', () => {}, 10_000],
    ['loads an error page', () => frame()?.dispatchEvent(new Event('load')), 1000],
  ])('that %s is removed, and the next run gets a new one', async (_name, act, wait) => {
    runner.prepare();
    act();
    jest.advanceTimersByTime(wait);
    expect(frame()).toBeNull();
    const run = runner.run('1');
    ready();
    answer(1, 'one');
    expect((await run).end).toBe('finished');
  });

  test("that doesn't load ends the waiting run", async () => {
    runner.prepare();
    jest.advanceTimersByTime(9_999);
    const run = runner.run('1');
    jest.advanceTimersByTime(1);
    expect(await run).toEqual(emptyResult('unavailable'));
  });
});

test.each([
  ['another window', () => answer(1, 'forged', window)],
  ['no window', () => answer(1, 'forged', null)],
  ['an earlier run', () => answer(0, 'forged')],
  ['an unknown format', () => say({ from: 'runner', kind: 'result', id: 1, result: 'won' })],
])("a message from %s isn't a result", async (_name, forge) => {
  const run = runner.run('1');
  ready();
  forge();
  answer(1, 'true');
  expect((await run).output[0]?.text).toBe('true');
});

test('a second run cancels the first', async () => {
  const first = runner.run('1');
  ready();
  const second = runner.run('2');
  expect(await first).toEqual(emptyResult('cancelled'));
  ready();
  answer(1, 'late');
  answer(2, 'two');
  expect((await second).output[0]?.text).toBe('two');
});

test('cancel ends the run and removes the frame', async () => {
  const run = runner.run('1');
  ready();
  runner.cancel();
  expect(await run).toEqual(emptyResult('cancelled'));
  expect(frame()).toBeNull();
});

test.each([
  ['does not load', () => {}, 10_000],
  ['loads an error page', () => frame()?.dispatchEvent(new Event('load')), 1000],
  ['uses another protocol', () => say({ from: 'runner', kind: 'ready', protocol: -1 }), 10_000],
  ['never answers', () => ready(), 7000],
])('a frame that %s is abandoned, and the next run gets a new one', async (_name, act, wait) => {
  const run = runner.run('1');
  const before = frame();
  act();
  jest.advanceTimersByTime(wait - 1);
  expect(frame()).toBe(before);
  jest.advanceTimersByTime(1);
  expect(await run).toEqual(emptyResult('unavailable'));
  expect(frame()).toBeNull();
  const next = runner.run('2');
  ready();
  answer(2, 'two');
  expect((await next).end).toBe('finished');
});

describe('a frame that has to start something first', () => {
  const onStarted = jest.fn();

  beforeEach(() => {
    runner = createRunner('/base/runner-python.html', {
      message: () => ({ kind: 'core' }),
      onStarted,
    });
  });

  test('gets it before the code, and may take two minutes until the run starts', async () => {
    const run = runner.run('1');
    ready();
    expect(commands()).toMatchObject([{ kind: 'core' }, { kind: 'run', code: '1' }]);
    jest.advanceTimersByTime(119_999);
    expect(onStarted).not.toHaveBeenCalled();
    say({ from: 'runner', kind: 'started', id: 1 });
    expect(onStarted).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(6999);
    expect(frame()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(await run).toEqual(emptyResult('unavailable'));
  });

  test("gets it only once while it's used", async () => {
    const first = runner.run('1');
    ready();
    answer(1, 'one');
    await first;
    void runner.run('2');
    expect(commands()).toMatchObject([{ kind: 'core' }, { code: '1' }, { code: '2' }]);
  });
});

describe('with a service worker', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { controller: {} },
      configurable: true,
    });
  });

  let network: jest.Mock;

  beforeEach(() => {
    network = jest.fn(() => Promise.resolve(new Response()));
    Object.assign(globalThis, { fetch: network });
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test('a host that is down is detected immediately, even if the browser reports being online', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    void runner.run('1');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    await jest.advanceTimersByTimeAsync(0);
    expect(network).toHaveBeenCalledWith(
      '/base/runner.html',
      expect.objectContaining({ method: 'HEAD' }),
    );
    expect(frame()).toHaveAttribute('src', `/base/runner.html?v=${PROTOCOL}&${KEPT_PARAMETER}`);
  });

  test("if the host doesn't respond, the cached page is used after 4 s", () => {
    network.mockReturnValue(new Promise(() => undefined));
    void runner.run('1');
    jest.advanceTimersByTime(3999);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    jest.advanceTimersByTime(1);
    expect(frame()).not.toHaveAttribute('sandbox');
  });

  test("if the network doesn't deliver a frame, it is requested from the worker, which sandboxes it", async () => {
    const run = runner.run('1');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    frame()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1000);
    expect(frame()).not.toHaveAttribute('sandbox');
    expect(frame()).toHaveAttribute('src', `/base/runner.html?v=${PROTOCOL}&${KEPT_PARAMETER}`);
    ready();
    answer(1, 'kept');
    expect((await run).output[0]?.text).toBe('kept');
  });

  test('without a connection, the worker is asked immediately', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void runner.run('1');
    expect(frame()).toHaveAttribute('src', `/base/runner.html?v=${PROTOCOL}&${KEPT_PARAMETER}`);
  });

  test("if the worker doesn't have it either, the run ends, and the next one tries the network first", async () => {
    const run = runner.run('1');
    jest.advanceTimersByTime(10_000);
    jest.advanceTimersByTime(10_000);
    expect(await run).toEqual(emptyResult('unavailable'));
    void runner.run('2');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  });
});
