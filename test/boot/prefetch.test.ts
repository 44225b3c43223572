/** @jest-environment jsdom */
import '../support/school/mockSchool';
import { startPrefetching } from '../../src/boot/prefetch';
import { lessonAddress } from '../../src/site/addresses';
import { TUTORIALS } from '../support/school/generated';
import { findRoute, ROUTES, type Route } from '../../src/app/routes';

const [{ slug } = { slug: '' }] = TUTORIALS;
const LESSON = lessonAddress(slug);

let stop: () => void;
let runIdleTasks: () => Promise<void>;
let loads: jest.SpyInstance<Promise<unknown>>[];

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
  document.body.innerHTML = `
    <a href="/courses"><b>Courses</b></a>
    <a href="/courses/tying-knots" rel="next">Knots</a>
    <a href="/nowhere">Nowhere</a>
    <a href="https://example.org/courses">Elsewhere</a>
    <button>Button</button>`;
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
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

test('on a lesson, an idle browser without speculation rules loads the next one', async () => {
  window.history.replaceState(null, '', LESSON);
  stop = startPrefetching();
  expect(loaded()).toEqual([]);
  await runIdleTasks();
  expect(loaded()).toEqual(['course-knots']);
});

test('on other pages, an idle browser loads nothing', async () => {
  stop = startPrefetching();
  await runIdleTasks();
  expect(loaded()).toEqual([]);
});

test('hovering a link loads nothing after prefetching is stopped', () => {
  startPrefetching()();
  stop = () => undefined;
  fire('pointerover', 'Courses');
  expect(loaded()).toEqual([]);
});

test('Save-Data turns off prefetching on hover and on idle', async () => {
  window.history.replaceState(null, '', LESSON);
  connect({ effectiveType: '4g', saveData: true });
  stop = startPrefetching();
  fire('pointerover', 'Courses');
  await runIdleTasks();
  expect(loaded()).toEqual([]);
});
