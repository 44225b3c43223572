import type { Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { recordRequests } from '../support/chunks';
import { PYTHON_EXAMPLE } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test } from '../support/test';

/** Tests examples in Python: their download, and what programs can't do. */

/** Python's files, by their paths. */
const CORE = /\/assets\/python-/;

/** Starting Python takes seconds, and longer on a busy machine. */
const START = { timeout: 90_000 };

test.describe.configure({ timeout: 240_000 });

function exampleOn(page: Page) {
  const group = page.getByRole('group', { name: need(PYTHON_EXAMPLE).name, exact: true });
  return {
    group,
    run: group.getByRole('button', { name: 'Run' }),
    output: group.getByRole('log'),
    // The first element with the `status` role belongs to the copy button.
    status: group.getByRole('status').nth(1),
    write: async (code: string) => {
      await group.locator('textarea, .cm-content').first().click();
      const editor = group.locator('.cm-content');
      await expect(editor).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}

test('Python is downloaded with the first run, and runs what the reader writes', async ({
  page,
  site,
}) => {
  const { slug, output } = need(PYTHON_EXAMPLE);
  const requests = recordRequests(page);
  await site.visit(page, lessonAddress(slug));
  const example = exampleOn(page);
  await example.run.scrollIntoViewIfNeeded();
  await expect(
    example.group.getByText(/^Python is a download of [\d.]+ MB, once\.$/),
  ).toBeVisible();
  await example.run.hover();
  await expectStateAccessible(page);
  expect(requests.filter((url) => CORE.test(url))).toEqual([]);

  await example.run.click();
  await expect(example.status).toHaveText('Done.', START);
  await expect(example.output).toHaveText(output.replaceAll('\n', ''));
  const downloaded = requests.filter((url) => CORE.test(url)).length;
  expect(downloaded).toBe(3);

  await test.step('each run has its own namespace', async () => {
    await example.write('knots = 2');
    await example.run.click();
    await expect(example.status).toHaveText(/^Done/);
    await example.write('print(knots)');
    await example.run.click();
    await expect(example.output).toContainText("name 'knots' is not defined");
    await expect(example.output).toContainText('Line 1');
  });

  await test.step('a program that never ends is stopped, and the next run needs no download', async () => {
    await example.write('while True:\n    pass');
    await example.run.click();
    await expect(example.status).toHaveText(/2 seconds/, START);
    await example.write('print("again")');
    await example.run.click();
    await expect(example.output).toHaveText('again', START);
    expect(requests.filter((url) => CORE.test(url))).toHaveLength(downloaded);
  });

  await test.step('programs reach neither the network nor JavaScript', async () => {
    await example.write(REACH);
    await example.run.click();
    await expect(example.status).toHaveText('Done.');
    await expect(example.output).toHaveText('no network, no fetch, no eval, no input');
  });
});

/** Tries what a program must not be able to do. */
const REACH = `import js, socket
found = []
try:
    socket.create_connection(("example.org", 443))
except OSError:
    found.append("no network")
if not hasattr(js, "fetch"):
    found.append("no fetch")
try:
    js.constructor.constructor("return globalThis")()
except Exception:
    found.append("no eval")
try:
    input()
except EOFError:
    found.append("no input")
print(", ".join(found))`;

test("pages can't compile WebAssembly, but Python's frame can", async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(/WebAssembly|wasm/i);
  need(PYTHON_EXAMPLE);
  const compiles = async (address: string) => {
    await page.goto(site.url(address));
    return page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    );
  };
  expect(await compiles('/runner-python.html')).toBe(true);
  expect(await compiles('/')).toBe(false);
});

test('a download can be canceled, and tried again after it broke off', async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(/Failed to load resource/);
  await page.route(CORE, (route) => route.abort());
  await site.visit(page, lessonAddress(need(PYTHON_EXAMPLE).slug));
  const example = exampleOn(page);
  await example.run.click();
  await expect(example.status).toContainText("couldn't be downloaded");

  await page.unroute(CORE);
  // Answers never, so that there's something to cancel.
  await page.route(CORE, () => undefined);
  await example.group.getByRole('button', { name: 'Try again' }).click();
  await expect(example.group.getByRole('progressbar', { name: 'Python download' })).toBeVisible();
  await expectStateAccessible(page);
  await page.keyboard.press('Tab');
  await example.group.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(example.status).toHaveText('Canceled.');
  await expect(example.run).toBeFocused();
});
