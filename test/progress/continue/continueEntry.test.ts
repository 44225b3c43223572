/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import '../../support/school/mockSchool';
import {
  CONTINUE_KEY,
  continueStep,
  isBack,
  readContinueEntry,
} from '../../../src/progress/continue/continueEntry';
import { CONTINUE_SCRIPT } from '../../../src/progress/continue/continueScript';
import { continueWriter } from '../../../src/progress/continue/syncContinue';
import { progressStore } from '../../../src/progress/progressStore';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

/**
 * Adds a start button and its inline script to the document, as in a build with a base path, and runs the
 * script.
 */
function runScript(course?: string): { href: string | null; text: string | null } {
  const data = course === undefined ? '' : ` data-course="${course}"`;
  document.body.innerHTML = `<a href="/base/tutorials/first"${data}><span><span>Begin:</span> <span>First</span></span><svg></svg></a><script></script>`;
  const script = document.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(CONTINUE_SCRIPT)();
  const button = document.querySelector('a');
  return { href: button?.getAttribute('href') ?? null, text: button?.textContent ?? null };
}

const UNCHANGED = { href: '/base/tutorials/first', text: 'Begin: First' };

const KNOTS = { slug: 'splicing', title: 'Splicing <b>' };
const ENTRY = JSON.stringify({
  last: { slug: 'the-bowline', title: 'Bowline', heading: 'the-end' },
  courses: { knots: KNOTS },
});

test('script and button continue at the last lesson read', () => {
  localStorage.setItem(CONTINUE_KEY, ENTRY);
  expect(runScript()).toEqual({
    href: '/base/tutorials/the-bowline#the-end',
    text: 'Continue: Bowline',
  });
  expect(continueStep(readContinueEntry())).toMatchObject({ slug: 'the-bowline' });
});

test('on a page that was rendered ahead, the script reads the entry when the page opens', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  expect(runScript()).toEqual(UNCHANGED);
  localStorage.setItem(CONTINUE_KEY, ENTRY);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/base/tutorials/the-bowline#the-end',
  );
  Reflect.deleteProperty(document, 'prerendering');
});

test.each<[string, string | null, { href: string; text: string }, string[]]>([
  [
    'the next lesson',
    ENTRY,
    { href: '/base/tutorials/the-bowline#the-end', text: 'Continue: Bowline' },
    ['begun'],
  ],
  ['no lesson once all are done', '{"courses":{}}', UNCHANGED, ['finished']],
  ['the first lesson once everything is deleted', null, UNCHANGED, []],
])('a page that comes back from the back/forward cache shows %s', (_what, text, shown, marks) => {
  localStorage.setItem(CONTINUE_KEY, JSON.stringify({ last: KNOTS, courses: { knots: KNOTS } }));
  runScript();
  if (text === null) localStorage.removeItem(CONTINUE_KEY);
  else localStorage.setItem(CONTINUE_KEY, text);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const button = document.querySelector('a') as HTMLAnchorElement;
  expect({ href: button.getAttribute('href'), text: button.textContent }).toEqual(shown);
  expect(Object.keys(button.dataset)).toEqual(marks);
});

test('script and button continue within a course, and treat a title as plain text', () => {
  localStorage.setItem(CONTINUE_KEY, ENTRY);
  expect(runScript('knots')).toEqual({
    href: '/base/tutorials/splicing',
    text: 'Continue: Splicing <b>',
  });
  expect(continueStep(ENTRY, 'knots')).toEqual(KNOTS);
  expect(runScript('weather')).toEqual(UNCHANGED);
  expect(continueStep(ENTRY, 'weather')).toBeNull();
});

test('script and button do not show a title in another language', () => {
  const german = JSON.stringify({ language: 'de', last: KNOTS, courses: { knots: KNOTS } });
  localStorage.setItem(CONTINUE_KEY, german);
  const shown = { href: '/base/tutorials/splicing', text: 'Continue: Your next lesson' };
  expect(runScript()).toEqual(shown);
  expect(runScript('knots')).toEqual(shown);
  expect(continueStep(german)).toEqual({ slug: 'splicing', title: 'Your next lesson' });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"last":{"slug":"splic',
  '{"courses":{}}',
  '{"last":{"title":"No slug"}}',
  '{"last":{"slug":"../../elsewhere","title":"Away"}}',
  '{"last":{"slug":"javascript:alert(1)","title":"Away"}}',
  '{"last":{"slug":"splicing","title":""}}',
  '{"last":{"slug":"splicing","title":{}}}',
])('script and button ignore the entry %j', (text) => {
  if (text !== null) localStorage.setItem(CONTINUE_KEY, text);
  expect(runScript()).toEqual(UNCHANGED);
  expect(continueStep(text)).toBeNull();
});

test.each([
  [ENTRY, 'begun'],
  ['{"courses":{}}', 'finished'],
  ['{"courses":{"knots":{}}}', undefined],
  ['[]', undefined],
  ['{}', undefined],
  ['5', undefined],
])('script and page agree on whether %j belongs to a returning reader', (text, mark) => {
  localStorage.setItem(CONTINUE_KEY, text);
  runScript();
  const { dataset } = document.querySelector('a') as HTMLAnchorElement;
  expect(Object.keys(dataset)).toEqual(mark ? [mark] : []);
  expect(isBack(text)).toBe(mark !== undefined);
  runScript('weather');
  expect(document.querySelector('a')?.dataset).not.toHaveProperty('finished');
});

test('script and button ignore blocked storage', () => {
  localStorage.setItem(CONTINUE_KEY, ENTRY);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(runScript()).toEqual(UNCHANGED);
  expect(readContinueEntry()).toBeNull();
});

test('the store updates the entry with progress, and deletes it on clear', async () => {
  await continueWriter.load();
  const stored = (course?: string) => continueStep(readContinueEntry(), course)?.slug;
  progressStore.markStarted('rope-bowline');
  progressStore.visit({ slug: 'the-bowline' });
  await waitFor(() => expect(stored()).toBe('the-bowline'));
  expect(JSON.parse(readContinueEntry() ?? '')).toMatchObject({ language: 'en' });
  progressStore.markDone('rope-bowline');
  await waitFor(() => expect(stored('knots')).toBe('loops-that-slip'));
  progressStore.clear();
  await waitFor(() => expect(readContinueEntry()).toBeNull());
});
