import type { Page } from '@playwright/test';
import type { PreviewEvent } from '../../../src/languages/page/protocol';
import type { RunResult } from '../../../src/sandbox/protocol';
import { ADDRESSES } from '../../../src/site/addresses';
import { AFTER_ATTEMPTS, DONE, GONE_AFTER, REQUESTS } from '../support/attacks/requests';
import { startForeignHost } from '../support/sites/foreignHost';
import { openPreviewFrame, type PreviewFrame } from '../support/previewFrame';
import { expect, test, type Site } from '../support/test';

/** Tests how the preview frame renders and checks readers' pages, and what those pages can't access. */

async function openPreview(page: Page, site: Site): Promise<PreviewFrame> {
  await site.visit(page, ADDRESSES.about);
  return openPreviewFrame(page, site);
}

/** Name and outcome of the built-in check for mismatched tags, which runs before a test's own checks. */
const MARKUP_PASSED = ['the tags and quotes match', 'passed'];

test('documents render unchanged and report their output, errors, and navigation', async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(BLOCKED);
  const preview = await openPreview(page, site);

  await test.step('a full document renders unchanged, and a fragment as the body', async () => {
    await preview.show({
      html: '<!doctype html><html lang="fr"><head><title>Thé</title><meta name="a" content="b"></head><body class="c"><h1>Thé</h1></body></html>',
      css: 'h1 { color: rgb(0, 128, 128) }',
    });
    const seen = await preview.shown().evaluate(() => ({
      html: document.documentElement.outerHTML.replace(/<style>.*?<\/style>/s, ''),
      mode: document.compatMode,
      color: getComputedStyle(document.querySelector('h1') as Element).color,
    }));
    expect(seen).toEqual({
      html: '<html lang="fr"><head><title>Thé</title><meta name="a" content="b"></head><body class="c"><h1>Thé</h1></body></html>',
      mode: 'CSS1Compat',
      color: 'rgb(0, 128, 128)',
    });

    await preview.show({ html: '<p>One</p><p>Two' });
    const body = await preview.shown().evaluate(() => document.body.innerHTML);
    expect(body).toBe('<p>One</p><p>Two</p>');
  });

  await test.step('the script runs last; output and errors are reported', async () => {
    await preview.show({
      html: '<p id="p">Tea</p>',
      js: [
        "console.log(document.querySelector('#p').textContent, [1]);",
        "document.addEventListener('DOMContentLoaded', () => console.warn('ready'));",
        "setTimeout(() => missing('x'), 0);",
        'document.body.lastChild.remove();',
      ].join('\n'),
    });
    await expect
      .poll(preview.events)
      .toMatchObject([
        { kind: 'started' },
        { kind: 'output', level: 'log', text: 'Tea [1]' },
        { kind: 'output', level: 'warn', text: 'ready' },
        { kind: 'error', error: { name: 'ReferenceError', line: 3 } },
      ]);
    await preview.show({ js: 'let a = 1;\nlet = ;' });
    await expect
      .poll(preview.events)
      .toMatchObject([
        { kind: 'started' },
        { kind: 'error', error: { name: 'SyntaxError', line: 2 } },
      ]);
  });

  await test.step('links and forms are blocked and reported; links within the page work', async () => {
    await preview.show({
      html: '<a href="/about">out</a><a href="#end">down</a><form action="/send"><button>Send</button></form><p style="margin-top: 3000px" id="end">End</p>',
      js: "document.querySelector('a').click(); document.querySelector('button').click(); document.querySelectorAll('a')[1].click(); alert('Tea');",
    });
    await expect
      .poll(async () => (await preview.events()).map(textOf))
      .toEqual([
        'started',
        'The link would open `/about`.',
        'The form would be submitted to `/send`.',
        "Previews can't open dialogs. `alert` would show one: Tea",
      ]);
    await expect.poll(() => preview.shown().evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });

  await test.step('a missing file is reported by the URL in the page', async () => {
    await preview.show({ html: '<img src="cup.jpg" alt="A cup">' });
    await expect
      .poll(async () => (await preview.events()).map(textOf))
      .toContain("Previews have no network access: `cup.jpg` wasn't loaded.");
  });
});

const LOOPS: readonly [name: string, js: string][] = [
  ['while', 'let n = 0;\n\nwhile (true) n += 1;'],
  ['for', 'let n = 0;\n\nfor (;;) { n += 1 }'],
  ['do', 'let n = 0;\n\ndo n += 1; while (true)'],
  [
    'a nested loop with try and catch',
    'let n = 0;\n\nwhile (true) { try { while (true) n += 1; } catch {} }',
  ],
  ['an async loop', '(async () => {\n\nwhile (true) await null; })();'],
];

test('infinite loops are stopped with their line, and other loops still work', async ({
  page,
  site,
}) => {
  test.slow();
  const preview = await openPreview(page, site);
  for (const [name, js] of LOOPS) {
    await test.step(name, async () => {
      await preview.show({ html: '<h1>Tea</h1>', js });
      await expect
        .poll(preview.events)
        .toMatchObject([
          { kind: 'started' },
          { kind: 'error', error: { name: 'Stopped', line: 3 } },
        ]);
      expect(await preview.shown().evaluate(() => document.body.textContent)).toBe('Tea');
    });
  }
  await test.step('finite loops', async () => {
    await preview.show({
      js: 'let n = 0; for (const a of [1, 2]) for (let b = 0; b < 3; b += 1) if (b) n += a * b; else n -= 1; outer: while (true) { do { if (n > 20) break outer; n += 1 } while (n % 2); } console.log(n);',
    });
    await expect
      .poll(async () => (await preview.events()).slice(1))
      .toEqual([{ kind: 'output', level: 'log', text: '21' }]);
  });
});

/**
 * Messages that browsers log when the CSP blocks an attempt. The foreign host records requests that get
 * through anyway.
 */
const BLOCKED = /Content Security Policy|policy violation|sandboxed|blocked|Unsafe attempt/i;

test("a page can't access any host or navigate the site", async ({
  page,
  site,
  expectMessages,
}) => {
  test.slow();
  const foreign = await startForeignHost();
  expectMessages(BLOCKED);
  expectMessages(new RegExp(`^request leaves the site: (?:${foreign.url}|data:)`));
  const preview = await openPreview(page, site);
  for (const [name, attempt] of Object.entries(REQUESTS)) {
    await test.step(name, async () => {
      const { js = '', ...rest } = attempt(foreign.url);
      await preview.show({
        ...rest,
        js: `setTimeout(() => console.log('${DONE}'), ${AFTER_ATTEMPTS});\n${js}`,
      });
      const isDone = async () => (await preview.events()).map(textOf).includes(DONE);
      // When a navigation is blocked, the browser still unloads the document, so the page never logs `DONE`.
      await expect
        .poll(isDone, { timeout: GONE_AFTER })
        .toBe(true)
        .catch(() => undefined);
      expect(foreign.requests, name).toEqual([]);
      expect(page.url(), name).toBe(site.url(ADDRESSES.about));
    });
  }
  await preview.show({ html: '<h1>Tea</h1>' });
  expect(await preview.shown().evaluate(() => document.body.textContent)).toBe('Tea');
  // Proves that the foreign host is reachable, so any earlier request would have reached it.
  await page.request.get(`${foreign.url}reachable`);
  expect(foreign.requests).toEqual(['/reachable']);
  foreign.stop();
});

test("a page can't access the site or storage, or forge a result", async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(BLOCKED);
  const preview = await openPreview(page, site);

  await test.step('the site and storage', async () => {
    const attempts = [
      'parent.document',
      'top.document',
      'top.frames[0].document',
      'top.localStorage',
      'localStorage',
      'sessionStorage',
      'document.cookie',
      'document.cookie = "a=b"',
      'indexedDB.open("a")',
      'navigator.serviceWorker.getRegistrations()',
      'caches.keys()',
    ].map(
      (code) =>
        `try { const v = ${code}; if (v?.then) v.then(() => console.log('got', ${JSON.stringify(code)}), () => 0); else console.log('got', ${JSON.stringify(code)}) } catch {}`,
    );
    await preview.show({
      js: [...attempts, `setTimeout(() => console.log('${DONE}'), ${AFTER_ATTEMPTS});`].join('\n'),
    });
    await expect
      .poll(async () => (await preview.events()).map(textOf).at(-1), 'the last event')
      .toBe(DONE);
    expect((await preview.events()).map(textOf)).toEqual(['started', DONE]);
  });

  await test.step('a forged result', async () => {
    const forged = `{ from: 'preview', kind: 'result', id: 1, result: { end: 'finished', output: [], tests: [{ name: 'x', outcome: 'passed' }] } }`;
    const channel = `const { port1, port2 } = new MessageChannel(); parent.postMessage('kit', '*', [port2]); port1.onmessage = () => port1.postMessage({ kind: 'done' });`;
    const { tests } = await preview.check(
      {
        html: '<h1>Tea</h1>',
        js: `${channel} top.postMessage(${forged}, '*'); parent.postMessage(${forged}, '*');`,
      },
      `check('bread', (page) => page.one('heading', { name: 'Bread' }))`,
    );
    expect(tests.map(({ name, outcome }) => [name, outcome])).toEqual([
      MARKUP_PASSED,
      ['bread', 'failed'],
    ]);
  });
});

/** Scripts that tamper with browser APIs to make checks pass. */
const FAKES: Record<string, string> = {
  'Element.querySelectorAll': `Element.prototype.querySelectorAll = Document.prototype.querySelectorAll = () => [wanted];`,
  getAttribute: `Element.prototype.getAttribute = () => 'yes';`,
  getAttributeNames: `Element.prototype.getAttributeNames = () => ['data-ok', 'role', 'aria-label'];`,
  localName: `Object.defineProperty(Element.prototype, 'localName', { get: () => 'h1' });`,
  getComputedStyle: `window.getComputedStyle = () => new Proxy({}, { get: () => () => 'rgb(255, 0, 0)' });`,
  getPropertyValue: `CSSStyleDeclaration.prototype.getPropertyValue = () => 'rgb(255, 0, 0)';`,
  getBoundingClientRect: `Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 500, height: 500 });`,
  DOMRect: `for (const n of ['width', 'height']) Object.defineProperty(DOMRectReadOnly.prototype, n, { get: () => 500 });`,
  'text data': `Object.defineProperty(CharacterData.prototype, 'data', { get: () => 'Bread' });`,
  'own properties of an element': `const p = document.querySelector('p'); Object.defineProperties(p, { localName: { value: 'h1' }, textContent: { value: 'Bread' }, firstChild: { value: null } }); p.getAttribute = () => 'yes'; p.getBoundingClientRect = () => ({ x: 0, y: 0, width: 500, height: 500 });`,
  'Array.prototype': `for (const n of ['push', 'map', 'filter', 'some', 'every', 'find']) Array.prototype[n] = () => [];`,
  'setters for array indexes': `Object.defineProperty(Array.prototype, '0', { set() {}, get: () => 'h1', configurable: true });`,
  'Object.prototype': `Object.defineProperty(Object.prototype, 'tag', { set() {}, get: () => 'h1', configurable: true });`,
  Promise: `Promise.prototype.then = function () { return this; }; window.Promise = class {};`,
  postMessage: `MessagePort.prototype.postMessage = () => 0; window.postMessage = () => 0; parent.postMessage({ from: 'preview' }, '*');`,
  MessageEvent: `Object.defineProperty(MessageEvent.prototype, 'data', { get: () => ({ kind: 'done' }) });`,
  'Map and WeakMap': `Map.prototype.get = WeakMap.prototype.get = () => undefined; window.Map = window.WeakMap = class {};`,
  Reflect: `Reflect.apply = () => 'h1'; window.Reflect = {};`,
  'Function.prototype.call': `Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => () => 'h1';`,
  dispatchEvent: `EventTarget.prototype.dispatchEvent = () => { document.body.innerHTML = ''; return true; };`,
  setTimeout: `window.setTimeout = () => 0;`,
  document: `try { document = { documentElement: {} }; window.document = {}; } catch {}`,
};

test("tampering with browser APIs can't make checks pass", async ({ page, site }) => {
  test.slow();
  const preview = await openPreview(page, site);
  const html = '<p>Tea</p><button>Add</button><output>0</output>';
  const checks = `
    check('role', (page) => page.one('heading', { name: 'Bread' }));
    check('text', (page) => page.one('paragraph').hasText('Bread'));
    check('attribute', (page) => page.one('paragraph').hasAttribute('data-ok', 'yes'));
    check('style', (page) => page.one('paragraph').hasStyle('color', 'red'));
    check('box', (page) => page.one('button').isAtLeast(500, 500));
    check('event', async (page) => { await page.click(page.one('button')); page.one('status').hasText('1'); });
  `;
  for (const [name, js] of Object.entries(FAKES)) {
    await test.step(name, async () => {
      const { tests } = await preview.check({ html, js: `const wanted = null; ${js}` }, checks);
      const passed = tests.filter(({ outcome }) => outcome === 'passed');
      expect(
        passed.map((test) => [test.name, test.outcome]),
        name,
      ).toEqual([MARKUP_PASSED]);
      expect(tests, name).toHaveLength(7);
    });
  }
  // The same checks must pass on a correct page.
  const { tests } = await preview.check(
    {
      html: '<h1>Bread</h1><p data-ok="yes">Bread</p><button>Add</button><output>0</output>',
      css: 'p { color: #f00 } button { width: 500px; height: 500px }',
      js: "document.querySelector('button').onclick = () => { document.querySelector('output').textContent = 1; }",
    },
    checks,
  );
  expect(tests.map(({ outcome }) => outcome)).toEqual(Array(7).fill('passed'));
});

test('checks detect a border without a style, a cleared field, and a submitted form', async ({
  page,
  site,
}) => {
  const preview = await openPreview(page, site);
  const checks = `
    check('no style', (page) => page.one('paragraph').hasStyle('border-left-width', '0'));
    check('a width alone', (page) => page.one('paragraph').hasStyle('border-left-width', '4px'));
    check('a width with a style', (page) => page.one('paragraph').hasStyle('border-top-width', '4px'));
    check('clear', async (page) => {
      await page.clear(page.one('textbox'));
      page.one('textbox').hasValue('');
      page.one('status').hasText('');
      await page.type(page.one('textbox'), 'Ada');
      page.one('textbox').hasValue('Ada');
      page.one('status').hasText('Ada');
    });
    check('nothing is sent', async (page) => {
      page.sendsNothing();
      await page.click(page.one('button', { name: 'Held' }));
      page.sendsNothing();
    });
    check('it is sent', async (page) => {
      await page.click(page.one('button', { name: 'Send' }));
      page.sendsNothing();
    });`;
  const { tests } = await preview.check(
    {
      html: '<p>Tea</p><input aria-label="Name" value="Ben"><output>Ben</output><form><button>Send</button></form><form id="held"><button>Held</button></form>',
      css: 'p { border-left-width: 4px; border-top: 4px solid }',
      js: `
        document.querySelector('input').oninput = (event) => {
          document.querySelector('output').textContent = event.target.value;
        };
        document.querySelector('#held').onsubmit = (event) => event.preventDefault();`,
    },
    checks,
  );
  expect(
    tests.map(({ name, outcome, failure }) => [name, outcome, failure?.received ?? null]),
  ).toEqual([
    [...MARKUP_PASSED, null],
    ['no style', 'passed', null],
    ['a width alone', 'failed', 'border-left-width: 0px'],
    ['a width with a style', 'passed', null],
    ['clear', 'passed', null],
    ['nothing is sent', 'passed', null],
    ['it is sent', 'failed', '1 form submitted'],
  ]);
});

/** The part of each check's report that tests compare: its name, and the outcome or the failure's message. */
function outcomesOf({ tests }: RunResult): [name: string, outcome: string][] {
  return tests
    .slice(1)
    .map(({ name, outcome, failure }) => [name, failure ? failure.message : outcome]);
}

test("checks can change the browser's font size", async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const checks = `
    const at32 = (name, size, selector = 'p') => check(name, async (page) => {
      await page.withRootSize(32);
      page.select(selector).hasStyle('font-size', size);
    });
    at32('rem', '64px');
    at32('rem, compared in rem', '2rem');
    at32('px', '20px', '.fixed');
    at32('a keyword', '48px', '.keyword');
    at32('a media query', '10px', '.wide');
    check('the next check has the usual size', (page) => page.select('p').hasStyle('font-size', '32px'));`;
  const html =
    '<p>Tea</p><div class="fixed">Tea</div><div class="keyword">Tea</div><div class="wide">Tea</div>';
  const css =
    'p { font-size: 2rem } .fixed { font-size: 20px } .keyword { font-size: x-large } .wide { font-size: 10px } @media (min-width: 30em) { .wide { font-size: 11px } }';
  const passed = (names: string[]) => names.map((name) => [name, 'passed']);
  expect(outcomesOf(await preview.check({ html, css }, checks))).toEqual(
    passed([
      'rem',
      'rem, compared in rem',
      'px',
      'a keyword',
      'a media query',
      'the next check has the usual size',
    ]),
  );
  const roots: Record<string, string> = {
    '62.5%': '40px',
    '1.25em': '80px',
    '20px': '40px',
    inherit: '64px',
    'calc(50% + 4px)': '40px',
  };
  for (const [size, expected] of Object.entries(roots)) {
    await test.step(`the root element has ${size}`, async () => {
      const result = await preview.check(
        {
          html: '<p>Tea</p>',
          css: `@layer base { html { font-size: ${size} } } p { font-size: 2rem }`,
        },
        `check('twice the root', async (page) => {
          await page.withRootSize(32);
          page.select('p').hasStyle('font-size', '${expected}');
        });`,
      );
      expect(outcomesOf(result)).toEqual([['twice the root', 'passed']]);
    });
  }
});

test('checks can add a style sheet after all others', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const checks = `
    const withRed = (name, selector) => check(name, async (page) => {
      await page.withStyle(selector + ' { color: red }');
      page.select(selector).hasStyle('color', 'red');
    });
    withRed('a class', '.class');
    withRed('a style in the page', '.inline');
    withRed('important', '.important');
    withRed('an id', '.id');
    check('a variable and a fixed value', async (page) => {
      await page.withStyle(':root { --ink: red }');
      page.select('.variable').hasStyle('color', 'red');
      page.select('.class').hasStyle('color', 'teal');
    });
    check('two sheets in dark mode', async (page) => {
      await page.withStyle('.class { color: red }');
      await page.withStyle('@media (prefers-color-scheme: dark) { .inline { color: blue } }');
      await page.inScheme('dark');
      page.select('.class').hasStyle('color', 'red');
      page.select('.inline').hasStyle('color', 'blue');
    });
    check('the next check has no added style', (page) => page.select('.class').hasStyle('color', 'teal'));
    check('no rule', async (page) => { await page.withStyle('color: red'); });`;
  const result = await preview.check(
    {
      html: '<p class="class">Tea</p><p class="important">Tea</p><p class="id" id="id">Tea</p><p class="variable">Tea</p><p class="inline">Tea</p><style>.inline { color: teal }</style>',
      css: ':root { --ink: teal } .class { color: teal } .important { color: teal !important } #id { color: teal } .variable { color: var(--ink) }',
    },
    checks,
  );
  expect(outcomesOf(result)).toEqual([
    ['a class', 'passed'],
    ['a style in the page', 'passed'],
    ['important', '`color` is different.'],
    ['an id', '`color` is different.'],
    ['a variable and a fixed value', 'passed'],
    ['two sheets in dark mode', 'passed'],
    ['the next check has no added style', 'passed'],
    ['no rule', 'Error: withStyle needs rules of CSS: color: red'],
  ]);
});

test('checks can run a script on other HTML', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const checks = `
    const callsTeaFresh = async (page) => {
      await page.withHtml('<p>Mint</p><p>Chai</p>');
      page.selectAll('p').hasTexts(['Fresh Mint', 'Fresh Chai']);
    };
    check('other teas', callsTeaFresh);
    check('other teas in dark mode', async (page) => {
      await page.withHtml('<p>Chai</p>');
      await page.inScheme('dark');
      page.select('p').hasText('Fresh Chai');
    });
    check('the next check has the HTML of the page', (page) => page.select('p').hasText('Fresh Mint'));`;
  const html = '<p>Mint</p>';
  const general = `for (const p of document.querySelectorAll('p')) p.prepend('Fresh ');`;
  const passed = [
    ['other teas', 'passed'],
    ['other teas in dark mode', 'passed'],
    ['the next check has the HTML of the page', 'passed'],
  ];
  expect(outcomesOf(await preview.check({ html, js: general }, checks))).toEqual(passed);
  const fixed = `document.querySelector('p').textContent = 'Fresh Mint';`;
  expect(
    outcomesOf(await preview.check({ html, js: fixed }, checks)).map(([, end]) => end),
  ).toEqual([
    'The texts of `<p>` are different: "Fresh" is missing.',
    'The text is different.',
    'passed',
  ]);
});

test('Tab is a key that scripts can see, and prevent', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const buttons = '<button>One</button><button>Two</button><button>Three</button>';
  const checks = `
    check('moves', async (page) => {
      await page.tab();
      page.one('button', { name: 'One' }).hasFocus();
      await page.tab();
      page.one('button', { name: 'Two' }).hasFocus();
    });
    check('goes round', async (page) => {
      for (let n = 0; n < 4; n += 1) await page.tab();
      page.one('button', { name: 'One' }).hasFocus();
    });
    check('a click, then Tab', async (page) => {
      await page.click(page.one('button', { name: 'Two' }));
      await page.tab();
      page.one('button', { name: 'Three' }).hasFocus();
    });`;
  const cases: readonly [name: string, js: string, outcomes: string[], logged?: string][] = [
    [
      'a script that only listens',
      "addEventListener('keydown', (e) => console.log(e.key, e.keyCode, e.target.textContent.trim())); addEventListener('keyup', (e) => console.log('up', e.target.textContent.trim()));",
      ['passed', 'passed', 'passed'],
      'Tab 9 OneTwoThree, up One, Tab 9 One, up Two',
    ],
    [
      'a script that prevents Tab',
      "addEventListener('keydown', (e) => { if (e.key === 'Tab') e.preventDefault(); });",
      [
        "Tab doesn't move the focus, because a script prevents it.",
        "Tab doesn't move the focus, because a script prevents it.",
        "Tab doesn't move the focus, because a script prevents it.",
      ],
    ],
    [
      'a script that prevents Tab on one button',
      "document.querySelectorAll('button')[1].onkeydown = (e) => e.preventDefault();",
      [
        'passed',
        "Tab doesn't move the focus, because a script prevents it.",
        "Tab doesn't move the focus, because a script prevents it.",
      ],
    ],
    [
      'a script that moves the focus itself',
      "const all = [...document.querySelectorAll('button')]; addEventListener('keydown', (e) => { if (e.keyCode !== 9) return; e.preventDefault(); all[(all.indexOf(document.activeElement) + 1) % 3].focus(); });",
      ['passed', 'passed', 'passed'],
    ],
    [
      'a script that removes the next element first',
      "addEventListener('keydown', () => { document.querySelector('button')?.remove(); }, { once: true });",
      ['There\'s no button named "One".', 'There\'s no button named "One".', 'passed'],
    ],
  ];
  for (const [name, js, outcomes, logged] of cases) {
    await test.step(name, async () => {
      const result = await preview.check({ html: buttons, js }, checks);
      expect(outcomesOf(result).map(([, outcome]) => outcome)).toEqual(outcomes);
      if (logged) expect(result.output.map(({ text }) => text).join(', ')).toBe(logged);
    });
  }
});

test('key events have their old numbers', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const keys = ['Escape', 'Enter', ' ', 'ArrowDown', 'a', 'B', '7', 'F2', 'Backspace', 'ä'];
  const { output } = await preview.check(
    {
      html: '<button>Close</button>',
      js: "document.querySelector('button').onkeydown = (event) => console.log(event.key, event.code, event.keyCode, event.which);",
    },
    `check('keys', async (page) => {
      for (const key of ${JSON.stringify(keys)}) await page.press(page.one('button'), key);
    });`,
  );
  expect(output.map(({ text }) => text)).toEqual([
    'Escape Escape 27 27',
    'Enter Enter 13 13',
    '  Space 32 32',
    'ArrowDown ArrowDown 40 40',
    'a KeyA 65 65',
    'B KeyB 66 66',
    '7 Digit7 55 55',
    'F2 F2 113 113',
    'Backspace Backspace 8 8',
    'ä ä 0 0',
  ]);
});

test('an element found before an action is the same one after it', async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const checks = `
    check('found before', async (page) => {
      const status = page.one('status');
      await page.click(page.one('button'));
      status.hasText('Saved');
    });
    check('selected before', async (page) => {
      const status = page.select('output');
      await page.click(page.one('button'));
      status.hasText('Saved');
    });
    check('in a list', async (page) => {
      const status = page.selectAll('output').at(0);
      await page.click(page.one('button'));
      status.hasText('Saved');
    });
    check('found after', async (page) => {
      await page.click(page.one('button'));
      page.one('status').hasText('Saved');
    });`;
  const html = '<button>Save</button><div><output>Ready</output></div>';
  const gone = 'The status "Ready" is no longer on the page.';
  const scripts: readonly [name: string, js: string, before: string][] = [
    ['changed', "document.querySelector('output').textContent = 'Saved';", 'passed'],
    [
      'moved',
      "document.body.prepend(document.querySelector('output')); document.querySelector('output').textContent = 'Saved';",
      'passed',
    ],
    ['replaced', "document.querySelector('div').innerHTML = '<output>Saved</output>';", gone],
    [
      'replaced by a copy',
      "const old = document.querySelector('output'); const next = old.cloneNode(); next.textContent = 'Saved'; old.replaceWith(next);",
      gone,
    ],
  ];
  for (const [name, js, before] of scripts) {
    await test.step(name, async () => {
      const action = `document.querySelector('button').onclick = () => { ${js} };`;
      expect(outcomesOf(await preview.check({ html, js: action }, checks))).toEqual([
        ['found before', before],
        ['selected before', before],
        ['in a list', before],
        ['found after', 'passed'],
      ]);
    });
  }
  await test.step('an element of a page that was opened again', async () => {
    const result = await preview.check(
      { html },
      `check('old', async (page) => {
        const status = page.one('status');
        await page.inScheme('dark');
        status.hasText('Ready');
      });`,
    );
    expect(outcomesOf(result)).toEqual([
      ['old', 'Error: The page has been opened again. Find its elements again, too.'],
    ]);
  });
});

test("a given page can call a reader's function with other data", async ({ page, site }) => {
  const preview = await openPreview(page, site);
  const html = `<ul></ul><button id="add">Add</button><output>0</output><button id="other">Other comments</button>
<script>
  document.querySelector('#other').addEventListener('click', () => {
    draw(['1 < 2 &amp; 3', 'Twin', 'Twin']);
  });
</script>`;
  const checks = `
    check('other comments', async (page) => {
      await page.click(page.one('button', { name: 'Other comments' }));
      page.all('listitem').hasTexts(['1 < 2 &amp; 3', 'Twin', 'Twin']);
    });
    check('11 clicks', async (page) => {
      for (let count = 0; count < 11; count += 1) await page.click(page.one('button', { name: 'Add' }));
      page.one('status').hasText('11');
    });`;
  const start = "draw(['Good tea']); const out = document.querySelector('output');";
  const result = await preview.check(
    {
      html,
      js: `const draw = (texts) => { document.querySelector('ul').replaceChildren(...texts.map((text) => { const item = document.createElement('li'); item.textContent = text; return item; })); }; ${start}
        document.querySelector('#add').onclick = () => { out.textContent = Number(out.textContent) + 1; };`,
    },
    checks,
  );
  expect(outcomesOf(result)).toEqual([
    ['other comments', 'passed'],
    ['11 clicks', 'passed'],
  ]);
  const wrong = await preview.check(
    {
      html,
      js: `function draw(texts) { document.querySelector('ul').innerHTML = texts.map((text) => '<li>' + text.replace('<', '&lt;')).join(''); } ${start}
        document.querySelector('#add').onclick = () => { out.textContent = Number(out.textContent.at(-1)) + 1; };`,
    },
    checks,
  );
  expect(outcomesOf(wrong)).toEqual([
    ['other comments', 'The texts of the list items are different: "amp;" is missing.'],
    ['11 clicks', 'The text is different: "1" is missing.'],
  ]);
});

/** Returns a preview event's text, or its kind if it has no text. */
function textOf(event: PreviewEvent): string {
  return 'text' in event ? event.text : event.kind;
}
