import type { Locator, Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { neverIdle, recordRequests } from '../support/chunks';
import { EXAMPLE_LESSON, FUNCTION_LESSON, LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { startForeignHost } from '../support/sites/foreignHost';
import { expect, test } from '../support/test';

/** Tests readers' code that runs in a lesson: what it shows, and what it can't access. */

const ADDRESS = lessonAddress(LESSON.slug);

test.beforeEach(() => void need(EXAMPLE_LESSON));

interface Example {
  code: Locator;
  run: Locator;
  output: Locator;
  status: Locator;
}

/** Types `text` into the lesson's first example. */
async function exampleWith(page: Page, text: string): Promise<Example> {
  const group = page.getByRole('group', { name: 'example 1' });
  await write(page, group, text);
  return {
    code: group.getByRole('textbox'),
    run: group.getByRole('button', { name: 'Run' }),
    output: group.getByRole('log'),
    // The first element with the `status` role belongs to the copy button.
    status: group.getByRole('status').nth(1),
  };
}

/** Focuses a code field, waits for its editor to load, and replaces the text. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.getByRole('textbox').click();
  const editor = field.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Code that searches every object a program can reach for a way to escape the sandbox or forge a result. */
const REACH = `const found = new Set();
const left = [globalThis, this, console, setTimeout, new Error(), new Event('x'), new AbortController(), new Blob(), (async () => {}).constructor];
while (left.length) {
  const it = left.pop();
  if ((typeof it !== 'object' && typeof it !== 'function') || it === null || found.has(it)) continue;
  found.add(it);
  left.push(Object.getPrototypeOf(it));
  for (const key of Reflect.ownKeys(it)) {
    const { value, get } = Reflect.getOwnPropertyDescriptor(it, key);
    left.push(value, get);
    if (get) try { left.push(it[key]); } catch {}
  }
}
const names = [...found].filter((it) => typeof it === 'function').map(({ name }) => name);
console.log(names.filter((name) => /^(?:postMessage|close|fetch|importScripts|Worker|MessageChannel|MessagePort|BroadcastChannel|createObjectURL|WebSocket|execute|tell|hidden|expect)$/.test(name)).join());
console.log(names.length > 100);
postMessage({ kind: 'end' });`;

const RUNS: readonly [name: string, code: string, output: string | RegExp, status: RegExp][] = [
  [
    'printed output',
    `console.log('one', [1, 2], { a: 'b' });`,
    /one \[ ?1, 2 ?\] \{ a: 'b' \}/,
    /Done/,
  ],
  [
    'a Map and a cycle',
    `const a = { name: 'a' }; a.self = a; console.log(new Map([['k', 1]]), a);`,
    /Map\(1\) \{ ?'k' => 1 ?\}.*Circular/s,
    /Done/,
  ],
  [
    'async code',
    `await null; setTimeout(() => console.log('later'), 20); console.log('now');`,
    /now\s*later/,
    /Done/,
  ],
  [
    'a syntax error with its line',
    `const a = 1;\nconst = 2;`,
    /SyntaxError.*Line 2/s,
    /hit an error/,
  ],
  [
    'a thrown error with its line',
    `const list = [];\n\nlist.first.name;`,
    /TypeError.*Line 3/s,
    /hit an error/,
  ],
  [
    'a syntax error that would close the wrapper function',
    '}); for (;;); (async function () {',
    /SyntaxError/,
    /hit an error/,
  ],
  [
    'no access to anything that could forge a result',
    REACH,
    /^\s*true.*postMessage/s,
    /hit an error/,
  ],
  [
    'excessive output, which is capped',
    `for (let i = 0; i < 200; i++) console.log('x'.repeat(50_000));`,
    /too much output/,
    /Done|Stopped/,
  ],
];

test("a run shows the code's output and the line of its error", async ({ page, site }) => {
  test.slow();
  await site.visit(page, ADDRESS);
  for (const [name, code, output, status] of RUNS) {
    await test.step(name, async () => {
      const example = await exampleWith(page, code);
      await example.run.click();
      await expect(example.output).toHaveText(output);
      await expect(example.status).toHaveText(status);
    });
  }

  await test.step('a run is isolated from the previous run', async () => {
    for (const run of ['first', 'second']) {
      const example = await exampleWith(
        page,
        `console.log('${run}', globalThis.left ?? 'nothing'); globalThis.left = 'something';`,
      );
      await example.run.click();
      await expect(example.output).toHaveText(`${run} nothing`);
    }
  });

  await test.step('Ctrl+Enter runs, and Tab leaves the editor', async () => {
    const example = await exampleWith(page, `console.log('by key');`);
    await page.keyboard.press('Control+Enter');
    await expect(example.output).toHaveText('by key');
    await page.keyboard.press('Tab');
    await expect(page.locator('.cm-content').first()).not.toBeFocused();
  });

  await test.step('the line of an error is marked until the next change', async () => {
    const example = await exampleWith(page, `const total = 1;\nconsole.log(totl);`);
    const marked = page.locator('.cm-errorLine');
    await example.run.click();
    await expect(example.output).toHaveText(/Did you mean total\?.*ReferenceError.*Line 2/s);
    await expect(marked).toHaveText('console.log(totl);');
    await expect(example.code).toHaveAccessibleDescription('Error on line 2');
    await expectStateAccessible(page, { within: page.getByRole('group', { name: 'example 1' }) });

    await example.code.press('End');
    await page.keyboard.type(';');
    await expect(marked).toHaveCount(0);
    await example.run.click();
    await expect(marked).toHaveText(/totl/);
  });
});

test.describe('the runner is fetched', () => {
  const isRequested = (requests: string[]) => requests.some((url) => url.includes('/runner.html'));

  test('when the reader focuses the code, before the first run', async ({ page, site }) => {
    await neverIdle(page);
    const requests = recordRequests(page);
    await site.visit(page, ADDRESS);
    expect(isRequested(requests)).toBe(false);
    await page.getByRole('group', { name: 'example 1' }).getByRole('textbox').focus();
    await expect.poll(() => isRequested(requests)).toBe(true);
  });

  test(
    'when an exercise is near the viewport and the browser is idle',
    { tag: '@all' },
    async ({ page, site }) => {
      need(FUNCTION_LESSON);
      const requests = recordRequests(page);
      await site.visit(page, ADDRESS);
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Check' })
        .first()
        .evaluate((button) => button.scrollIntoView());
      await expect.poll(() => isRequested(requests)).toBe(true);
    },
  );

  test('only for a run with Save-Data', { tag: '@all' }, async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requests = recordRequests(page);
    await site.visit(page, ADDRESS);
    const example = await exampleWith(page, `console.log('run');`);
    expect(isRequested(requests)).toBe(false);
    await example.run.click();
    await expect(example.output).toHaveText('run');
    expect(isRequested(requests)).toBe(true);
  });
});

test("an infinite loop is stopped, the page stays responsive, and a reload doesn't rerun it", async ({
  page,
  site,
}) => {
  test.slow();
  await site.visit(page, ADDRESS);
  const group = page.getByRole('group', { name: 'example 1' });

  await test.step('the page is accessible during a run', async () => {
    const example = await exampleWith(page, 'while (true) {}');
    for (const mode of ['light', 'dark'] as const) {
      await example.run.click();
      await expect(example.status).toHaveText('Running…');
      await expectStateAccessible(page, { within: group, modes: [mode] });
      await expect(example.status).toHaveText(/Stopped after 2 seconds/);
    }
  });

  await test.step('it is stopped with its line, and the page stays responsive', async () => {
    const example = await exampleWith(page, 'while (true) { }');
    await example.run.click();
    await page.getByRole('button', { name: /^Switch to dark mode$/ }).press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(example.status).toHaveText(/Stopped after 2 seconds/);
    await expect(example.output).toHaveText(/This loop never ends.*Line 1/s);

    await write(page, group, `console.log('alive');`);
    await example.run.click();
    await expect(example.output).toHaveText('alive');
  });

  await test.step("a stored draft doesn't run automatically", async () => {
    await write(page, group, 'while (true) {}');
    await page.reload();
    await expect(group.getByRole('textbox')).toHaveValue('while (true) {}');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

const ATTEMPTS: readonly [name: string, attempt: (url: string) => string][] = [
  ['fetch', (url) => `await fetch('${url}')`],
  ['import()', (url) => `await import('${url}')`],
  ['importScripts', (url) => `importScripts('${url}')`],
  [
    'XMLHttpRequest',
    (url) => `const r = new XMLHttpRequest(); r.open('GET', '${url}', false); r.send()`,
  ],
  ['WebSocket', (url) => `new WebSocket('${url.replace('http', 'ws')}')`],
  ['localStorage', () => `localStorage.setItem('a', 'b')`],
  ['indexedDB', () => `indexedDB.open('a')`],
  ['parent', () => `parent.document.title`],
  ['top', () => `top.location.href`],
  ['document', () => `document.body`],
];

test("readers' code can't access hosts, storage, or the page", async ({
  page,
  site,
  expectMessages,
}) => {
  test.slow();
  const foreign = await startForeignHost();
  // The sandbox's CSP may report what it blocks, but the site's CSP must not report anything.
  expectMessages(
    /runner\.html|violates the following Content Security Policy directive: "(?:script|connect|default)-src/,
  );
  // The test fixtures report requests even if they were blocked. The foreign host records the ones that get
  // through.
  expectMessages(new RegExp(`^request leaves the site: ${foreign.url}`));
  await site.visit(page, ADDRESS);
  for (const [name, attempt] of ATTEMPTS) {
    await test.step(name, async () => {
      const example = await exampleWith(
        page,
        `console.log('${name}');\n${attempt(foreign.url)};\nconsole.log('got through');`,
      );
      await example.run.click();
      await expect(example.output).toContainText(name);
      await expect(example.status).toHaveText(/hit an error/);
      await expect(example.output).not.toHaveText(/got through/);
      expect(foreign.requests).toEqual([]);
    });
  }
  foreign.stop();
});

test('an exercise shows what fails and passes with its solution', async ({ page, site }) => {
  need(FUNCTION_LESSON);
  test.slow();
  await site.visit(page, ADDRESS);
  const exercise = page
    .getByRole('region')
    .filter({ has: page.getByText('Exercise', { exact: true }) })
    .first();
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('list', { name: 'Tests' })).toContainText('Fails:');
  await expect(exercise.getByRole('list', { name: 'Tests' })).toContainText('Expected');
  await expectStateAccessible(page, { within: exercise });

  await test.step('earlier tries with a long line fit a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const text of [`// ${'long '.repeat(40)}`, '// short']) {
      await write(page, exercise, text);
      await exercise.getByRole('button', { name: 'Check' }).click();
      await expect(exercise.getByRole('list', { name: 'Tests' })).toContainText('Fails:');
    }
    await exercise.getByText('My earlier tries').click();
    await expect(exercise.getByRole('button', { name: 'Continue from this try' })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await exercise.getByRole('button', { name: 'Show the solution' }).click();
  await exercise
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Show the solution' })
    .click();
  await exercise.getByRole('button', { name: 'Check' }).click();
  await expect(exercise.getByRole('status').nth(1)).toHaveText(/(?:All \d+|Both) tests passed/);
  await expect(exercise.getByRole('group', { name: 'Explanation' })).toBeVisible();
  await expectStateAccessible(page, { within: exercise });
});
