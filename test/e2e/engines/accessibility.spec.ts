import axe from 'axe-core';
import { lessonAddress } from '../../../src/site/addresses';
import { announcements, listen } from '../audit/looks/announcements';
import { MIN_TARGET, smallTargets } from '../audit/looks/targets';
import { collidingTexts, overflow } from '../audit/looks/texts';
import { spaceText } from '../audit/view';
import { describeViolations, RULES } from '../support/accessibility/accessible';
import { FUNCTION_LESSON, PAGE_EXERCISE, readLesson } from '../support/content/contents';
import { need } from '../support/content/need';
import { EVERY_KIND } from '../support/content/kinds';
import { asPage } from './support/asPage';
import { writeInto } from './support/lesson';
import { expect, test } from './support/test';

/** Repeats checks of `test/e2e/audit` whose results depend on the engine. */

/** More presses than there are stops between the top of a lesson and its first exercise. */
const STOPS = 40;

for (const address of EVERY_KIND) {
  test(`${address} fits 320 px, and with spaced text`, { tag: '@all' }, async ({ tab }) => {
    const page = asPage(tab);
    await tab.resize(320);
    await tab.visit(address);
    await tab.waitFor({ css: 'main h1' });
    expect.soft(await overflow(page), 'at 320 px').toEqual([]);
    await tab.resize(1280);
    await spaceText(page, true);
    expect.soft(await overflow(page), 'with spaced text').toEqual([]);
    expect.soft(await collidingTexts(page), 'with spaced text').toEqual([]);
  });
}

for (const address of EVERY_KIND) {
  test(
    `${address} passes axe, and its targets are large enough`,
    { tag: '@all' },
    async ({ tab }) => {
      await tab.resize(390);
      await tab.visit(address);
      await tab.waitFor({ css: 'main h1' });
      await tab.inject(axe.source);
      const found = await tab.run(violations, RULES);
      expect.soft(describeViolations(found), 'axe').toEqual([]);
      expect.soft(await smallTargets(asPage(tab), MIN_TARGET), 'targets').toEqual([]);
    },
  );
}

test('a check announces its result and output once', { tag: '@all' }, async ({ tab }) => {
  const { slug } = need(FUNCTION_LESSON);
  const [task] = readLesson(slug).blocks.flatMap((block) =>
    block.kind === 'exercise' ? block : [],
  );
  const part = `[aria-labelledby="${task?.id ?? ''}"]`;
  const button = { role: 'button', name: 'Check', within: { css: part } };
  const page = asPage(tab);
  await tab.visit(lessonAddress(slug));
  await writeInto(tab, { css: part }, "console.log('said once');");
  await listen(page, part);
  await tab.focus(button);
  await tab.press('Enter');
  const results = async () =>
    (await announcements(page))
      .filter(({ text }) => /tests? passed/.test(text))
      .map(({ isHeard }) => isHeard);
  await expect.poll(results).toEqual([true]);
  const said = (await announcements(page)).filter(({ text }) => text === 'said once');
  expect(said).toEqual([{ text: 'said once', isHeard: true }]);
});

test("bars don't cover the focused element", { tag: '@all' }, async ({ tab }) => {
  await tab.visit(lessonAddress(need(PAGE_EXERCISE).slug));
  await tab.waitFor({ css: 'main h1' });
  for (let press = 0; press < STOPS; press++) {
    await tab.press('Tab');
    await expect.poll(() => tab.run(coverOfFocus)).toBe('');
  }
});

/** Returns what axe finds outside of readers' pages. Runs in the page, which has axe's source. */
async function violations(rules: readonly string[]): Promise<axe.Result[]> {
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const results = await engine.run(
    { exclude: ['iframe'] },
    { runOnly: [...rules], resultTypes: ['violations'], iframes: false },
  );
  return results.violations;
}

/** Describes what covers the center of the focused element, or returns ''. Runs in the page. */
function coverOfFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body || element.localName === 'iframe') return '';
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const middle = (from: number, to: number, size: number) =>
    (Math.max(from, 0) + Math.min(to, size)) / 2;
  const hit = document.elementFromPoint(
    middle(box.left, box.right, innerWidth),
    middle(box.top, box.bottom, innerHeight),
  );
  const isSelf = hit !== null && (element.contains(hit) || hit.contains(element));
  return isSelf
    ? ''
    : `${element.outerHTML.slice(0, 80)} by ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`;
}
