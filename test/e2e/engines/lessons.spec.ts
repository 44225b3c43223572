import { lessonAddress } from '../../../src/site/addresses';
import {
  EXAMPLE_LESSON,
  LESSON,
  PAGE_EXERCISE,
  PYTHON_EXAMPLE,
  SCRIPT_EXERCISE,
} from '../support/content/contents';
import { need } from '../support/content/need';
import { startForeignHost } from '../support/sites/foreignHost';
import type { Target } from './support/find';
import {
  enter,
  EXAMPLE,
  OUTPUT,
  runExample,
  showSolution,
  STEPS,
  writeInto,
} from './support/lesson';
import type { Tab } from './support/Tab';
import { expect, test } from './support/test';

const ADDRESS = lessonAddress(LESSON.slug);

test.beforeEach(() => void need(EXAMPLE_LESSON));

/** Opens the lesson of a web exercise and scrolls to it. */
async function openExercise(tab: Tab, wanted: typeof PAGE_EXERCISE): Promise<Target> {
  const { slug, exercise } = need(wanted);
  const region: Target = { role: 'region', name: exercise.title };
  await tab.visit(lessonAddress(slug));
  await tab.scrollTo(region);
  return region;
}

test('an example runs unchanged', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(ADDRESS);
  await tab.scrollTo(EXAMPLE);
  await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
  await tab.waitForText(EXAMPLE, 'Done');
  await tab.waitForText(OUTPUT, /\S/);
});

test('typed code runs with the keyboard shortcut', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(ADDRESS);
  await enter(tab, EXAMPLE);
  await tab.type(`const six = 6;\nconsole.log([six * 7]);`);
  await tab.press('Control+Enter');
  await tab.waitForText(OUTPUT, '42');
});

for (const [name, code, expected] of [
  ['at the top level', `const list = [];\n\nlist.first.name;`, /TypeError.*Line 3/s],
  ["in the reader's function", `function fail() {\n  null.name;\n}\nfail();`, /TypeError.*Line 2/s],
  ['thrown by the reader', `const a = 1;\nthrow new Error('no');`, /Error.*Line 2/s],
  [
    'in a promise',
    `await null;\nawait Promise.reject(new RangeError('no'));`,
    /RangeError.*Line 2/s,
  ],
  ['in a timer', `setTimeout(() => {\n  missing();\n}, 5);`, /ReferenceError.*Line 2/s],
  ['thrown by a built-in', `const a = 1;\n[1].reduce(2);`, /TypeError.*Line 2/s],
  [
    'in a callback of a built-in',
    `const f = () => 1;\n\n[1, 2].map((x) => x.y.z);`,
    /TypeError.*Line 3/s,
  ],
  ['from infinite recursion', `function f() {\n  f();\n}\nf();`, /Error.*Line 2/s],
  ['from a missing API', `const a = 1;\nlocalStorage.setItem('a', 'b');`, /Error.*Line 2/s],
  ['in the syntax', `const a = 1;\nconst = 2;`, /SyntaxError.*Line 2/s],
] as const) {
  test(`an error ${name} shows its line`, { tag: '@all' }, async ({ tab }) => {
    await tab.visit(ADDRESS);
    await runExample(tab, code);
    await tab.waitForText(OUTPUT, expected);
  });
}

test('Python is downloaded and runs', { tag: '@all' }, async ({ tab }) => {
  test.setTimeout(240_000);
  const { slug, name, output } = need(PYTHON_EXAMPLE);
  const example: Target = { role: 'group', name };
  await tab.visit(lessonAddress(slug));
  await tab.scrollTo({ role: 'button', name: 'Run', within: example });
  await tab.waitForText(example, /Python is a download of [\d.]+ MB, once\./);
  await tab.click({ role: 'button', name: 'Run', within: example });
  await expect.poll(() => tab.text(example), { timeout: 120_000 }).toContain('Done');
  const [line = ''] = output.split('\n');
  await tab.waitForText({ role: 'log', within: example }, line);
});

test('code can be stepped through', async ({ tab }) => {
  await tab.visit(ADDRESS);
  await writeInto(
    tab,
    EXAMPLE,
    `function add(list, item) {\n  list.push(item);\n}\nconst names = [];\nadd(names, 'Bo');\nnull.name;`,
  );
  await tab.click({ role: 'button', name: 'Step through', within: EXAMPLE });
  await tab.waitForText(STEPS, 'names is [].');
  await tab.press('ArrowRight');
  await tab.waitForText(STEPS, /Calls add with \[\] and 'Bo'\..*line 1/s);
  await tab.press('ArrowRight');
  await tab.waitForText(STEPS, "list now has 1 item: 'Bo' was added at the end.");
  await tab.press('End');
  await tab.waitForText(STEPS, /The error TypeError: .* stops the program/);
});

test('an endless program can be stepped through', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(ADDRESS);
  await writeInto(tab, EXAMPLE, `let n = 0;\nwhile (true) {\n  n += 1;\n}`);
  await tab.click({ role: 'button', name: 'Step through', within: EXAMPLE });
  await tab.waitForText(STEPS, /This run has [\d,]+ steps/);
  await tab.press('End');
  await tab.waitForText(STEPS, 'The program was stopped here');
});

test('an infinite loop is stopped', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(ADDRESS);
  await runExample(tab, 'while (true) {}');
  await tab.waitForText(OUTPUT, 'This loop never ends');
  await runExample(tab, `console.log('alive');`);
  await tab.waitForText(OUTPUT, 'alive');
});

test(
  "code can't access the network, the page, or its storage",
  { tag: '@all' },
  async ({ tab, expectMessages }) => {
    // The browser logs what the sandbox's CSP blocks.
    expectMessages(/Content-Security-Policy.*script-src-elem/s);
    const foreign = await startForeignHost();
    const attempts = [
      `await fetch('${foreign.url}')`,
      `await import('${foreign.url}')`,
      `importScripts('${foreign.url}')`,
      `const r = new XMLHttpRequest(); r.open('GET', '${foreign.url}', false); r.send()`,
      `new WebSocket('${foreign.url.replace('http', 'ws')}')`,
      `localStorage.setItem('a', 'b')`,
      `indexedDB.open('a')`,
      `parent.document.title`,
      `top.location.href`,
      `document.body`,
    ];
    await tab.visit(ADDRESS);
    for (const [index, attempt] of attempts.entries()) {
      await runExample(
        tab,
        `console.log('begins ${index}'); ${attempt}; console.log('got through');`,
      );
      await tab.waitForText(OUTPUT, new RegExp(`begins ${index}.*Error`, 's'));
      expect(await tab.text(OUTPUT), attempt).not.toMatch(/got through/);
    }
    expect(foreign.requests).toEqual([]);
    foreign.stop();
  },
);

test(
  'a web page exercise fails at first and passes with its solution',
  { tag: '@all' },
  async ({ tab }) => {
    const region = await openExercise(tab, PAGE_EXERCISE);
    await tab.click({ role: 'button', name: 'Check', within: region });
    await tab.waitForText({ role: 'list', name: 'Tests', within: region }, /Expected.*Received/s);
    await showSolution(region, tab);
    await tab.click({ role: 'button', name: 'Check', within: region });
    await tab.waitForText(region, /(?:All \d+|Both) tests passed/);
  },
);

test("a page's error appears in its log", { tag: '@all' }, async ({ tab }) => {
  const region = await openExercise(tab, PAGE_EXERCISE);
  await writeInto(tab, region, '<script>console.log("here"); missing();</script>');
  await tab.waitForText({ role: 'log', within: region }, /here.*ReferenceError/s);
});

for (const [when, code] of [
  ['immediately', 'const a = 1;\nmissing();'],
  ['later', 'setTimeout(() => {\n  missing();\n}, 5);'],
  ['in a promise', 'Promise.resolve().then(() =>\n  missing());'],
] as const) {
  test(
    `a page script that fails ${when} shows the line`,
    { tag: '@all' },
    async ({ tab, expectMessages }) => {
      // The browser also logs the error that the reader's code throws.
      expectMessages(/missing is not defined/);
      const region = await openExercise(tab, SCRIPT_EXERCISE);
      await tab.click({ role: 'tab', name: /^JavaScript/, within: region });
      await writeInto(tab, region, code);
      await tab.waitForText({ role: 'log', within: region }, /ReferenceError.*Line 2/s);
    },
  );
}

test('what a page does can be stepped through', async ({ tab }) => {
  const region = await openExercise(tab, SCRIPT_EXERCISE);
  await tab.click({ role: 'tab', name: /^JavaScript/, within: region });
  await writeInto(
    tab,
    region,
    `const list = document.createElement('ul');
document.body.append(list);
setTimeout(() => {
  const item = document.createElement('li');
  item.textContent = 'Mint';
  list.append(item);
}, 50);`,
  );
  const panel: Target = { role: 'region', name: 'Step through', within: region };
  await tab.click({ role: 'button', name: 'Step through', within: region });
  await tab.waitForText(panel, /The script runs.*list is <ul>/s);
  await tab.click({ role: 'option', name: 'After 50 ms', within: panel });
  await tab.waitForText(panel, 'Calls the function given to setTimeout.');
  await tab.focus({ role: 'slider', name: 'Step', within: panel });
  await tab.press('End');
  await tab.waitForText(panel, '<li> "Mint" was added to <ul>.');
});

test('a failed check of a page can be stepped through', { tag: '@all' }, async ({ tab }) => {
  const region = await openExercise(tab, SCRIPT_EXERCISE);
  await tab.click({ role: 'tab', name: /^JavaScript/, within: region });
  await writeInto(tab, region, 'let n = 1;\nn = 2;');
  await tab.click({ role: 'button', name: 'Check', within: region });
  await tab.click({ role: 'button', name: 'Step through this check', within: region });
  await tab.waitForText({ role: 'region', name: /^Step through: /, within: region }, 'n is 1.');
});
