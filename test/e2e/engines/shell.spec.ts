import { PLANNER_ADDRESS } from '../../../src/site/addresses';
import { navigationLabel } from '../support/content/routes';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

const BOX = { css: '[data-animation]' };
const PANEL = { role: 'dialog', name: 'Menu' };
const MENU_BUTTON = { role: 'button', name: 'Open menu' };

/**
 * Returns a snapshot of the canvas as a data URL. Copies the canvas first, because a worker owns its context.
 */
const drawing = (tab: Tab) =>
  tab.on(
    { css: 'canvas', within: BOX },
    (element) => {
      const shown = element as HTMLCanvasElement;
      const copy = document.createElement('canvas');
      copy.width = shown.width;
      copy.height = shown.height;
      copy.getContext('2d')?.drawImage(shown, 0, 0);
      return copy.toDataURL();
    },
    '',
  );

test(
  'the side panel opens, closes with Escape, and restores focus',
  { tag: '@all' },
  async ({ tab }) => {
    await tab.resize(500);
    await tab.visit('/courses');
    await tab.click(MENU_BUTTON);
    await tab.waitFor(PANEL);
    await tab.waitFor({ role: 'link', name: navigationLabel('/programs'), within: PANEL });
    await tab.press('Escape');
    await expect.poll(() => tab.isShown(PANEL)).toBe(false);
    await expect.poll(() => tab.isFocused(MENU_BUTTON)).toBe(true);
    await tab.click(MENU_BUTTON);
    await tab.click({ role: 'link', name: navigationLabel('/programs'), within: PANEL });
    await expect.poll(() => tab.address()).toBe('/programs');
  },
);

test('the animation plays, pauses, and resumes', { tag: '@all' }, async ({ tab }) => {
  await tab.visit('/');
  await tab.scrollTo(BOX);
  await expect.poll(() => tab.attribute(BOX, 'data-animation')).toBe('playing');
  const first = await drawing(tab);
  await expect.poll(() => drawing(tab)).not.toBe(first);
  await tab.click({ role: 'button', name: 'Pause animation' });
  await expect.poll(() => tab.attribute(BOX, 'data-animation')).toBe('paused');
  const paused = await drawing(tab);
  await tab.click({ role: 'button', name: 'Play animation' });
  await expect.poll(() => drawing(tab)).not.toBe(paused);
});

test(
  'the animation plays when the service worker serves its files',
  { tag: '@all' },
  async ({ tab }) => {
    await tab.visit('/');
    await expect.poll(() => tab.run(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await tab.reload();
    await tab.scrollTo(BOX);
    await expect.poll(() => tab.attribute(BOX, 'data-animation')).toBe('playing');
  },
);

test('keyboard focus is visible on every planner field', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(PLANNER_ADDRESS);
  await tab.waitFor({ css: 'input[type=date]' });
  await tab.focus({ css: 'main select' });
  const seen = new Set<string>();
  // 30 presses go past the end of the form, although each date and time field has several tab stops.
  for (let press = 0; press < 30 && !(seen.has('date') && seen.has('time')); press++) {
    const { name, hasRing } = await tab.run(ringOfFocus);
    expect(`${name}: ${hasRing ? 'a ring' : 'no ring'}`).toBe(`${name}: a ring`);
    seen.add(name);
    await tab.press('Tab');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['date', 'time']));
});

/**
 * Returns the focused element's type, and whether it or an ancestor has a visible focus ring. Runs in the
 * page.
 */
function ringOfFocus(): { name: string; hasRing: boolean } {
  const element = document.activeElement ?? document.body;
  const name = element.getAttribute('type') ?? element.localName;
  let hasRing = false;
  for (let box: Element | null = element, level = 0; box && level < 6; box = box.parentElement) {
    level++;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) hasRing = true;
  }
  return { name, hasRing };
}
