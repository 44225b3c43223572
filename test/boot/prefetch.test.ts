/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import '../support/school/mockSchool';
import { startPrefetching } from '../../src/boot/prefetch';
import { findRoute, ROUTES, type Route } from '../../src/app/routes';
import { MANIFEST_ID, type CodeManifest } from '../../src/site/codeManifest';

let stop: () => void;
let runIdleTasks: () => Promise<void>;
let loads: jest.SpyInstance<Promise<unknown>>[];
const fetched = jest.fn<Promise<unknown>, [file: string]>();

beforeEach(() => {
  const tasks: (() => void)[] = [];
  runIdleTasks = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  window.requestIdleCallback = (task) =>
    tasks.push(() => task({ didTimeout: false, timeRemaining: () => 10 }));
  loads = ROUTES.map(({ page }) =>
    jest.spyOn(page, 'load').mockImplementation(() => Promise.reject(new Error('lost'))),
  );
  fetched.mockReset().mockResolvedValue({ blob: () => Promise.resolve() });
  Object.assign(window, { fetch: fetched });
  const manifest: CodeManifest = {
    deferred: ['/assets/deferred.3.js'],
    navigation: ['/assets/page-courses.1.js', '/assets/page-about.2.js'],
  };
  document.head.innerHTML = `<script type="application/json" id="${MANIFEST_ID}">${JSON.stringify(manifest)}</script>`;
  document.body.innerHTML = `
    <a href="/courses"><b>Courses</b></a>
    <a href="/courses/tying-knots">Knots</a>
    <a href="/nowhere">Nowhere</a>
    <a href="https://example.org/courses">Elsewhere</a>
    <button>Button</button>`;
});

afterEach(() => {
  stop();
  connect(undefined);
});

function connect(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function loaded(): Route['id'][] {
  return ROUTES.filter((_, index) => loads[index]?.mock.calls.length).map(({ id }) => id);
}

function element(text: string): Element {
  const found = [...document.querySelectorAll('a, b, button')].find(
    (candidate) => candidate.innerHTML === text,
  );
  if (!found) throw new Error(`No element has the text ${text}.`);
  return found;
}

function fire(eventType: string, text: string) {
  element(text).dispatchEvent(new Event(eventType, { bubbles: true }));
}

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads its page', (eventType) => {
  stop = startPrefetching();
  expect(loaded()).toEqual([]);
  fire(eventType, 'Courses');
  expect(loaded()).toEqual(['courses']);
});

test("a page's deferred code is loaded with the page", async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const module = { current: null, failure: undefined, chunks: [], load };
  const page = { Page: () => null, head: { title: '', description: '' } };
  jest.spyOn(findRoute('/courses').page, 'load').mockResolvedValue({ ...page, deferred: [module] });
  stop = startPrefetching();
  fire('pointerover', 'Courses');
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['Knots', ['course-knots']],
  ['Nowhere', []],
  ['Elsewhere', []],
  ['Button', []],
])('hovering %s loads %j', (text, expected) => {
  stop = startPrefetching();
  fire('pointerover', text);
  expect(loaded()).toEqual(expected);
});

const IDLE_FILES = ['/assets/page-courses.1.js', '/assets/page-about.2.js'];

test("an idle browser fetches the navigation's files without running them", async () => {
  stop = startPrefetching();
  expect(fetched).not.toHaveBeenCalled();
  await runIdleTasks();
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(IDLE_FILES);
  expect(loaded()).toEqual([]);
});

test('files are requested one at a time', async () => {
  let answer: (() => void) | undefined;
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve({ blob: () => Promise.resolve() });
    }),
  );
  stop = startPrefetching();
  await runIdleTasks();
  expect(fetched).toHaveBeenCalledTimes(1);
  answer?.();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('a failed file does not stop the others from being fetched', async () => {
  fetched.mockRejectedValueOnce(new Error('lost'));
  stop = startPrefetching();
  await runIdleTasks();
  expect(fetched).toHaveBeenCalledTimes(IDLE_FILES.length);
});

test('hovering a link loads nothing after prefetching is stopped', () => {
  startPrefetching()();
  stop = () => undefined;
  fire('pointerover', 'Courses');
  expect(loaded()).toEqual([]);
});

test('Save-Data turns off prefetching on hover and on idle', async () => {
  connect({ effectiveType: '4g', saveData: true });
  stop = startPrefetching();
  fire('pointerover', 'Courses');
  await runIdleTasks();
  expect(loaded()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
