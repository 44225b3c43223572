import type { Page } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../../src/build/findBrowser';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { hydrated } from '../support/hydrated';
import { expect, test, type Site } from '../support/test';

/** Records with a fake microphone, which beeps, and which the browser allows without asking. */

const { executablePath, args } = await findBrowser();
const FAKES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { executablePath, args: [...args, WITHOUT_ADDRESS_BAR, ...FAKES] } });

test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');

/** Starts an interview with recording on. */
async function begin(page: Page, site: Site) {
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  await page.getByRole('checkbox', { name: 'Record my voice' }).check();
  await page.getByRole('button', { name: 'Start the interview' }).click();
}

const control = (page: Page) => page.getByRole('group', { name: 'Voice recording' });
const player = (page: Page) =>
  page.getByRole('region', { name: 'Your recording' }).locator('audio');

/** Waits until this many chunks of recordings are stored. */
async function waitForChunks(page: Page, count: number) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const found = (await indexedDB.databases()).find(({ name }) => name?.endsWith('voice'));
          if (!found?.name) return 0;
          const opening = indexedDB.open(found.name);
          await new Promise((resolve) => (opening.onsuccess = resolve));
          const store = opening.result.transaction('takes').objectStore('takes');
          const asking = store.getAllKeys();
          await new Promise((resolve) => (asking.onsuccess = resolve));
          opening.result.close();
          return asking.result.filter((key) => Array.isArray(key) && key.length === 3).length;
        }),
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** Plays a recording for a moment, and returns its length in seconds. */
async function play(page: Page): Promise<number> {
  return player(page)
    .first()
    .evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true;
      await audio.play();
      await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
      audio.pause();
      return audio.duration;
    });
}

test('an interview is recorded, survives a reload, plays in the review, and is deleted', async ({
  page,
  site,
}) => {
  await begin(page, site);
  await expect(control(page).getByRole('status')).toHaveText('Recording');
  await waitForChunks(page, 1);
  await expectStateAccessible(page, { within: control(page) });

  await test.step('a pause says so', async () => {
    await control(page).getByRole('button', { name: 'Pause' }).click();
    await expect(control(page).getByRole('status')).toHaveText('Recording paused');
    await control(page).getByRole('button', { name: 'Resume' }).click();
  });

  await test.step('a reload keeps what was recorded, and waits for a press', async () => {
    await page.reload();
    await expect(control(page).getByRole('status')).toHaveText('Not recording');
    await control(page).getByRole('button', { name: 'Record' }).click();
    await expect(control(page).getByRole('status')).toHaveText('Recording');
    await waitForChunks(page, 2);
  });

  await test.step('the review plays both parts, also after another reload', async () => {
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('button', { name: 'End interview' }).click();
    await expect(player(page)).toHaveCount(2);
    await expect(player(page).first()).toHaveAccessibleName(/part 1 of 2$/);
    expect(await play(page)).toBeGreaterThan(0);
    await page.reload();
    await hydrated(page);
    await expect(player(page)).toHaveCount(2);
    expect(await play(page)).toBeGreaterThan(0);
    await expectStateAccessible(page, { within: page.getByRole('main') });
  });

  await test.step('a download is a sound file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/^interview-[\d-]+\.(?:webm|m4a)$/);
  });

  await test.step('print leaves the players out', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(player(page).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('once deleted, it is gone', async () => {
    await page.getByRole('button', { name: 'Delete the recording' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete the recording' }).click();
    await expect(page.getByText('The recording is deleted.')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: /tasks? passed/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your recording' })).toHaveCount(0);
  });
});

test("the recorder's code is fetched when the option is turned on", async ({ page, site }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const isFetched = () => files.some((file) => /mock-voice/.test(file));
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  const option = page.getByRole('checkbox', { name: 'Record my voice' });
  await expect(option).not.toBeChecked();
  expect(isFetched()).toBe(false);
  await option.check();
  await expect.poll(isFetched).toBe(true);
});

test("frames with readers' code can't use the microphone", async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(/microphone is not allowed in this document/);
  await begin(page, site);
  await expect(control(page).getByRole('status')).toHaveText('Recording');
  await page.getByRole('button', { name: 'Run my examples' }).click();
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  const [, frame] = page.frames();
  const answer = await frame?.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      (error: Error) => error.name,
    ),
  );
  expect(answer).toMatch(/^(?:NotAllowed|Security)Error$/);
});
