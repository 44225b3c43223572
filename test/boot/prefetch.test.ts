/** @jest-environment jsdom */
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
  if (!found) throw new Error(`There is no element with the text ${text}.`);
  return found;
}

function give(sign: string, text: string) {
  element(text).dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link fetches its page', (sign) => {
  stop = startPrefetching();
  expect(loaded()).toEqual([]);
  give(sign, 'Courses');
  expect(loaded()).toEqual(['courses']);
});

test('the deferred code of a page is fetched with it', async () => {
  const load = jest.fn(() => Promise.resolve({}));
  const module = { current: null, failure: undefined, chunks: [], load };
  const page = { Page: () => null, head: { title: '', description: '' } };
  jest.spyOn(findRoute('/courses').page, 'load').mockResolvedValue({ ...page, deferred: [module] });
  stop = startPrefetching();
  give('pointerover', 'Courses');
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['Knots', ['course-knots']],
  ['Nowhere', []],
  ['Elsewhere', []],
  ['Button', []],
])('a sign on %s fetches %j', (text, expected) => {
  stop = startPrefetching();
  give('pointerover', text);
  expect(loaded()).toEqual(expected);
});

const IDLE_FILES = ['/assets/page-courses.1.js', '/assets/page-about.2.js'];

test('when the browser is idle, the named code of pages is fetched and none of it runs', async () => {
  stop = startPrefetching();
  expect(fetched).not.toHaveBeenCalled();
  await runIdleTasks();
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(IDLE_FILES);
  expect(loaded()).toEqual([]);
});

test('a file that is lost keeps no other from being fetched', async () => {
  fetched.mockRejectedValueOnce(new Error('lost'));
  stop = startPrefetching();
  await runIdleTasks();
  expect(fetched).toHaveBeenCalledTimes(IDLE_FILES.length);
});

test('after it is stopped, a sign fetches nothing', () => {
  startPrefetching()();
  stop = () => undefined;
  give('pointerover', 'Courses');
  expect(loaded()).toEqual([]);
});

test('on a connection to be spared neither a sign nor an idle browser fetches', async () => {
  connect({ effectiveType: '4g', saveData: true });
  stop = startPrefetching();
  give('pointerover', 'Courses');
  await runIdleTasks();
  expect(loaded()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
