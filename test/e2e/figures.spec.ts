import { expectAccessible } from './support/accessible';
import { chunkUrl, neverIdle, recordRequests } from './support/chunks';
import { bringNear, FIGURE_ADDRESSES, frameOf, KNOBS, STEPS } from './support/figures';
import { stepTo } from './support/stepTo';
import { expect, test } from './support/test';

test('steps are walked with the keyboard alone, and said as they are', async ({ page, site }) => {
  const { figure, address } = STEPS;
  await site.visit(page, address);
  const frame = frameOf(page, figure);
  await bringNear(frame);
  const said = frame.getByRole('status');
  await frame.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(figure.frames[1]?.sentence ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(figure.frames[0]?.sentence ?? '');
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('slider', { name: 'Step' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(said).toHaveText(figure.frames.at(-1)?.sentence ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(figure.frames.at(-2)?.sentence ?? '');
});

test('a knob turns the plot, and what is shown is said', async ({ page, site }) => {
  const { figure, address } = KNOBS;
  await site.visit(page, address);
  const frame = frameOf(page, figure);
  await bringNear(frame);
  const { states = [], knobs = [] } = figure;
  const [knob] = knobs;
  const first = await frame.getByRole('img').innerHTML();
  await frame.getByRole('slider', { name: knob?.name ?? '', exact: true }).focus();
  await page.keyboard.press('End');
  // The first knob changes slowest.
  const others = states.length / (knob?.values.length ?? 1);
  const rest = knobs.slice(1).reduce((sum, { values, start }) => sum * values.length + start, 0);
  const index = states.length - others + rest;
  await expect(frame.getByRole('status')).toHaveText(states[index]?.says ?? '');
  expect(await frame.getByRole('img').innerHTML()).not.toBe(first);
});

test('a press before the code is there is not lost', async ({ page, site }) => {
  const { figure, address } = STEPS;
  await page.goto(site.url(address));
  const frame = frameOf(page, figure);
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByRole('status')).toHaveText(figure.frames[1]?.sentence ?? '');
});

test('the code of figures comes only when one is near', async ({ page, site }) => {
  await neverIdle(page);
  const requests = recordRequests(page);
  await site.visit(page, STEPS.address);
  const asked = (name: string): boolean => requests.some((url) => chunkUrl(name).test(url));
  expect([asked('figures'), asked('moving-figures')]).toEqual([false, false]);
  await bringNear(frameOf(page, STEPS.figure));
  await expect.poll(() => asked('moving-figures')).toBe(true);
});

test('figures are there on a page that the router opens', async ({ page, site }) => {
  const { figure, address } = STEPS;
  await site.visit(page, '/tutorials');
  await stepTo(page, site.url(address));
  const frame = frameOf(page, figure);
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByRole('status')).toHaveText(figure.frames[1]?.sentence ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('steps show the first one and say all of them, without a dead control', async ({
    page,
    site,
  }) => {
    const { figure, address } = STEPS;
    await page.goto(site.url(address));
    const frame = frameOf(page, figure);
    await expect(frame.getByRole('img')).toBeVisible();
    await expect(frame.getByRole('button')).toHaveCount(0);
    await expect(frame.getByRole('slider')).toHaveCount(0);
    await frame.locator('summary').click();
    await expect(frame.getByRole('listitem')).toHaveText(
      figure.frames.map(({ sentence }) => sentence),
    );
  });

  test('a plot shows the first setting of its knobs, and no knobs', async ({ page, site }) => {
    const { figure, address } = KNOBS;
    await page.goto(site.url(address));
    const frame = frameOf(page, figure);
    await expect(frame.getByRole('img')).toBeVisible();
    await expect(frame.getByRole('slider')).toHaveCount(0);
    await expect(frame.getByRole('status')).not.toBeEmpty();
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of FIGURE_ADDRESSES) {
    test(`figures of ${address} fit, with text of at least 13 px`, async ({ page, site }) => {
      await site.visit(page, address);
      const { overflow, sizes } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        sizes: [...document.querySelectorAll<SVGTextElement>('figure svg text')].map((text) => {
          const size = parseFloat(getComputedStyle(text).fontSize);
          return size * (text.getScreenCTM()?.a ?? 0);
        }),
      }));
      expect(overflow).toBeLessThanOrEqual(0);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.99);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const { figure, address } of [STEPS, KNOBS]) {
      test(`${figure.kind} in use`, async ({ page, site }) => {
        await site.visit(page, address);
        const frame = frameOf(page, figure);
        await bringNear(frame);
        await frame.getByRole('slider').first().focus();
        await page.keyboard.press('End');
        await expectAccessible(page);
      });
    }
  });
}
