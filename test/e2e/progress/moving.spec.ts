import { TUTORIALS } from '../../../.generated/tutorials';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { ADDRESSES } from '../../../src/site/addresses';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { expect, test } from '../support/test';

const [LESSON] = TUTORIALS;
if (!LESSON) throw new Error('There is no lesson.');

const PROGRESS = {
  ...EMPTY_PROGRESS,
  lessons: new Map([[LESSON.id, { started: 1, done: { on: true, at: 2 } }]]),
};

test('a link moves progress to another device without sending it to the host', async ({
  page,
  site,
  browser,
}) => {
  await seedStorage(page, storedProgress(PROGRESS, site.basePath));
  await site.visit(page, `${ADDRESSES.about}#storage`);
  await page.getByRole('button', { name: 'Move to another device' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.getByLabel('Link with your progress').inputValue();

  const other = await browser.newContext();
  const device = await other.newPage();
  const requested: string[] = [];
  device.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await device.goto(link);
  const question = device.getByRole('group', { name: 'Import the progress in this link?' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('It adds 1 lesson.');
  await expect(device).toHaveURL(/#storage$/);
  await question.getByRole('button', { name: 'Import' }).click();
  await expect(device.getByText('Imported: 1 lesson.')).toBeVisible();
  const data = link.split('=').at(-1) ?? '';
  expect(requested.filter((text) => text.includes(data))).toEqual([]);
  await other.close();
});

test('a truncated link changes nothing and shows an error', async ({ page, site }) => {
  await site.visit(page, `${ADDRESSES.about}#progress=AAAA`);
  await expect(page.getByText(/^This link is damaged/)).toBeInViewport();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
