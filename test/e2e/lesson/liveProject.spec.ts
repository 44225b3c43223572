import type { Page } from '@playwright/test';
import { courses } from '../../../.generated/school/courses';
import type { Course } from '../../../src/content/model';
import { lessonAddress } from '../../../src/site/addresses';
import { PROJECT } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test } from '../support/test';

/**
 * Tests that a lesson's finished project runs after a direct load, a reload, and a client-side navigation.
 */

const addressOfProject = () => lessonAddress(need(PROJECT).slug);

/** Finds the section with the finished project, before the lesson's first part. */
const project = (page: Page) => page.getByRole('region', { name: "What you'll build" });

async function runProject(page: Page) {
  const section = project(page);
  // Retries, because hydration replaces the prerendered section as it comes near the viewport.
  await expect(() => section.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await expect(section.getByRole('img')).toBeVisible();
  await section.getByRole('button', { name: /^(?:Try the|Run it)/ }).click();
  const app = section.frameLocator('iframe').frameLocator('iframe.shown');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

test('a project runs and responds after a direct load and a reload', async ({ page, site }) => {
  await site.visit(page, addressOfProject());
  for (const load of ['direct', 'reload']) {
    if (load === 'reload') await page.reload();
    const app = await runProject(page);
    const box = app.getByRole('checkbox').first();
    const wasChecked = await box.isChecked();
    await box.click();
    await expect(box).toBeChecked({ checked: !wasChecked });
    await project(page).getByRole('button', { name: 'Stop' }).click();
    await expect(project(page).getByRole('img')).toBeVisible();
  }
});

test('home links to the projects, and one runs after a navigation to its lesson', async ({
  page,
  site,
}) => {
  const address = addressOfProject();
  await site.visit(page, '/');
  const shelf = project(page);
  await expect(() => shelf.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await shelf.locator(`a[href$="${address}"]`).click();
  await expect(page).toHaveURL(site.url(address));
  const app = await runProject(page);
  await expect(app.getByRole('checkbox').first()).toBeVisible();
});

test('a program reruns with a different value', async ({ page, site }) => {
  test.skip(
    !courses.some(({ project }: Course) => project.inputs !== undefined),
    'The school has no project whose program takes values.',
  );
  await site.visit(page, '/');
  const program = project(page).getByRole('group').filter({ hasText: 'What the program prints' });
  const first = program.first();
  await expect(() => first.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await first.getByRole('button', { name: /^(?:Try the|Run it)/ }).click();
  const log = first.getByRole('log');
  await expect(log.getByRole('listitem')).not.toHaveCount(0);
  const before = await log.textContent();
  await first.getByRole('combobox').last().selectOption({ index: 1 });
  await expect(log).not.toHaveText(before ?? '');
});
