import { expect, test } from './support/test';

const BOX = { css: '[data-animation]' };

// A setting of the system, so these tests have a browser of their own.
test.use({ isCalm: true });

test(
  'where the system asks for less motion the animation rests until it is asked for',
  { tag: '@all' },
  async ({ tab }) => {
    await tab.visit('/');
    await tab.scrollTo(BOX);
    expect(await tab.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await tab.shown({ role: 'button', name: 'Play animation' });
    expect(await tab.attribute(BOX, 'data-animation')).not.toBe('playing');
    await tab.click({ role: 'button', name: 'Play animation' });
    await expect.poll(() => tab.attribute(BOX, 'data-animation')).toBe('playing');
  },
);
