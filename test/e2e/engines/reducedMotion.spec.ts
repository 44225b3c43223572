import { expect, test } from './support/test';

const BOX = { css: '[data-animation]' };

// Reduced motion is a browser-wide setting, so these tests start their own browser.
test.use({ reducesMotion: true });

test(
  "with reduced motion, the animation doesn't play until started",
  { tag: '@all' },
  async ({ tab }) => {
    await tab.visit('/');
    await tab.scrollTo(BOX);
    expect(await tab.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await tab.waitFor({ role: 'button', name: 'Play animation' });
    expect(await tab.attribute(BOX, 'data-animation')).not.toBe('playing');
    await tab.click({ role: 'button', name: 'Play animation' });
    await expect.poll(() => tab.attribute(BOX, 'data-animation')).toBe('playing');
  },
);
