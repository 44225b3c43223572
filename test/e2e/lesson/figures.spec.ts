import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { chunkUrl, neverIdle, recordRequests } from '../support/chunks';
import { ASKING_STEPS, scrollToFrame, frameOf, KNOBS, STEPS } from '../support/content/figures';
import { need } from '../support/content/need';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

test('steps work by keyboard and are announced', async ({ page, site }) => {
  const { figure, address } = need(STEPS);
  await neverIdle(page);
  const requests = recordRequests(page);
  const requested = (name: string): boolean => requests.some((url) => chunkUrl(name).test(url));
  await site.visit(page, address);
  const frame = frameOf(page, figure);
  await test.step('the code of figures is fetched only when one is near the viewport', async () => {
    expect([requested('figures'), requested('moving-figures')]).toEqual([false, false]);
    await scrollToFrame(frame);
    await expect.poll(() => requested('moving-figures')).toBe(true);
  });
  const status = frame.getByRole('status');
  await frame.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(figure.frames[1]?.sentence ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(figure.frames[0]?.sentence ?? '');
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('slider', { name: 'Step' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(status).toHaveText(figure.frames.at(-1)?.sentence ?? '');
  await expectStateAccessible(page, { within: frame });
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(figure.frames.at(-2)?.sentence ?? '');
});

test('a figure asks before a step, and is answered by keyboard', async ({ page, site }) => {
  const { figure, address } = need(ASKING_STEPS);
  const asked = figure.frames.findIndex(({ ask }) => ask !== undefined);
  const { ask, sentence = '' } = figure.frames[asked] ?? {};
  await site.visit(page, address);
  const frame = frameOf(page, figure);
  await scrollToFrame(frame);
  const status = frame.getByRole('status');
  const next = frame.getByRole('button', { name: 'Next' });
  await next.focus();
  for (let step = 1; step < asked; step += 1) {
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(figure.frames[step]?.sentence ?? '');
  }
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(ask?.question ?? '');
  const right = frame.getByRole('button', { name: ask?.answers[ask.right] ?? '', exact: true });
  await expectStateAccessible(page, { within: frame });
  await right.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(`Right. ${sentence}`);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText(sentence);
});

test('after a client-side navigation, a control changes the plot, and its value is announced', async ({
  page,
  site,
}) => {
  const { figure, address } = need(KNOBS);
  await site.visit(page, '/tutorials');
  await stepTo(page, site.url(address));
  const frame = frameOf(page, figure);
  await scrollToFrame(frame);
  const { states = [], knobs = [] } = figure;
  const [knob] = knobs;
  const first = await frame.getByRole('img').innerHTML();
  await frame.getByRole('slider', { name: knob?.name ?? '', exact: true }).focus();
  await page.keyboard.press('End');
  // The states are in the order that nested loops over the controls' values would create them, with the first
  // control as the outermost loop.
  const statesPerValue = states.length / (knob?.values.length ?? 1);
  const rest = knobs.slice(1).reduce((sum, { values, start }) => sum * values.length + start, 0);
  const index = states.length - statesPerValue + rest;
  await expect(frame.getByRole('status')).toHaveText(states[index]?.says ?? '');
  expect(await frame.getByRole('img').innerHTML()).not.toBe(first);
  await expectStateAccessible(page, { within: frame });
});

test('a press before the code has loaded is not lost', async ({ page, site }) => {
  const { figure, address } = need(STEPS);
  await page.goto(site.url(address));
  const frame = frameOf(page, figure);
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByRole('status')).toHaveText(figure.frames[1]?.sentence ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures show their first state without controls', async ({ page, site }) => {
    const steps = need(STEPS);
    const knobs = need(KNOBS);
    await test.step('steps list all their sentences', async () => {
      await page.goto(site.url(steps.address));
      const frame = frameOf(page, steps.figure);
      await expect(frame.getByRole('img')).toBeVisible();
      await expect(frame.getByRole('button')).toHaveCount(0);
      await expect(frame.getByRole('slider')).toHaveCount(0);
      await frame.locator('summary').click();
      await expect(frame.getByRole('listitem')).toHaveText(
        steps.figure.frames.map(({ sentence }) => sentence),
      );
    });
    await test.step('a plot shows the value of its first state', async () => {
      await page.goto(site.url(knobs.address));
      const frame = frameOf(page, knobs.figure);
      await expect(frame.getByRole('img')).toBeVisible();
      await expect(frame.getByRole('slider')).toHaveCount(0);
      await expect(frame.getByRole('status')).not.toBeEmpty();
    });
  });
});
