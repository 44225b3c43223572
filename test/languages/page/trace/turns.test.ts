import path from 'node:path';
import { buildPreview } from '../../../../src/build/content/run/buildPreview';
import { PreviewRunner } from '../../../../src/build/content/run/PreviewRunner';
import { codeHash } from '../../../../src/build/codeHash';
import { withRecorded, type RecordedTurn } from '../../../../src/exercise/web/trace/recordedTurns';
import { instrumentScript } from '../../../../src/languages/javascript/trace/instrument';
import type { CheckedPage, PreviewFiles } from '../../../../src/languages/page/protocol';

let runner: PreviewRunner | undefined;

beforeAll(async () => {
  const files = ['frame/host.ts', 'document/kit.ts'].map((file) => `src/languages/page/${file}`);
  const folder = path.resolve('.build/preview-turns');
  runner = await PreviewRunner.start(await buildPreview(folder, await codeHash(files)));
}, 300_000);

afterAll(() => runner?.stop());

/** Runs a page's checks as it is, and recorded. Skips the test without a browser. */
async function both(files: Partial<PreviewFiles> & { js: string }, checks: string, test?: number) {
  const page = { html: '', css: '', ...files };
  const program = instrumentScript(page.js);
  if (program === undefined) throw new Error("The script doesn't parse.");
  if (runner === undefined) return undefined;
  const { code, key } = program;
  const how = { code, key, ...(test === undefined ? {} : { test }) };
  const plain = await runner.run(page, checks);
  const traced = await runner.run(page, checks, undefined, how);
  const turns = traced.turns.reduce<RecordedTurn[]>(
    (list, turn) => withRecorded(list, turn, program),
    [],
  );
  const words = turns.map(({ name, recorded }) => [
    name,
    ...recorded.steps.map(({ line = '-', text }) => `${line} ${text}`.replaceAll('`', '')),
  ]);
  return { plain, traced, words };
}

const outcome = ({ end, output, cut, tests, error }: CheckedPage) => ({
  end,
  output,
  cut,
  tests,
  error,
});

const PAGE = '<ul id="teas"></ul><form><input><button>Add</button></form><p></p>';

const SCRIPT = `const list = document.querySelector('#teas');
function add(name) {
  const item = document.createElement('li');
  item.textContent = name;
  list.append(item);
}
add('Mint');
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  add('Rose');
  await null;
  list.classList.add('full');
  setTimeout(() => console.log('late'), 20);
});`;

const CHECK = `check('adds a tea', async (page) => {
  await page.click(page.one('button'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  page.all('listitem').hasTexts(['Mint']);
});
check('is there', (page) => page.one('button'));`;

test('a check is recorded in turns, with what each step changes on the page', async () => {
  const run = await both({ html: PAGE, js: SCRIPT }, CHECK, 1);
  if (!run) return;
  expect(run.words).toEqual([
    [
      'The script runs',
      '1 list is <ul id="teas">.',
      "7 Calls add with 'Mint'.",
      '3 item is <li>.',
      '4 item is now <li> "Mint".',
      '5 <li> "Mint" was added to <ul id="teas">. add is done.',
      '8 No variable changes.',
    ],
    [
      '`submit` on `<form>`',
      '8 Calls the function given to addEventListener with SubmitEvent.',
      '9 No variable changes.',
      "10 Calls add with 'Rose'.",
      '3 item is <li>.',
      '4 item is now <li> "Rose".',
      '5 <li> "Rose" was added to <ul id="teas">. add is done.',
      '11 Waits for null.',
      '11 The function given to addEventListener resumes with null.',
      '12 class of <ul id="teas"> is now full.',
      '13 The function given to addEventListener is done.',
    ],
    [
      'After 20 ms',
      '13 Calls the function given to setTimeout.',
      '13 Prints late. The function given to setTimeout is done.',
    ],
  ]);
  expect(run.traced.tests.map((one) => one.outcome)).toEqual(['passed', 'failed', 'unreached']);
  expect(run.traced.tests[1]).toEqual(run.plain.tests[1]);
}, 60_000);

test.each([
  ['handlers, promises and timers', PAGE, SCRIPT],
  [
    'sloppy code',
    '<button>Add</button>',
    `count = 0; this.more = function () { return this; };\nfunction twice() { arguments[0]; function inner() { return this === window; } return inner(); }\nconsole.log(twice(1), this.more() === window, typeof count, typeof twice, window.twice === twice, Object.keys(window).length);`,
  ],
  [
    'strict code',
    '<button>Add</button>',
    `'use strict'\nfunction f() { 'use strict'; return this; }\ntry { nothing = 1; } catch (error) { console.log(String(error), f(), String(f)); }`,
  ],
  [
    'getters and proxies',
    '<button>Add</button>',
    `const seen = [];\nconst one = { get x() { seen.push('x'); return 1; } };\nconst two = new Proxy({}, { get: (_, key) => { seen.push(key); }, ownKeys: () => { seen.push('keys'); return []; } });\nlet three = [one, two];\nclass Tea extends HTMLElement { get name() { seen.push('name'); return ''; } }\ncustomElements.define('a-tea', Tea);\nconst tea = new Tea();\ndocument.body.append(tea);\nconsole.log(seen, setTimeout.name, setTimeout.length);`,
  ],
  [
    'an error',
    '<button>Add</button>',
    `document.querySelector('button').onclick = () => { null.length; };\nconsole.log('on');`,
  ],
  ['an endless loop', '<button>Add</button>', `let n = 0;\nwhile (true) n += 1;`],
  [
    'a rejected promise',
    '<button>Add</button>',
    `Promise.reject(new RangeError('no'));\nconsole.log(1);`,
  ],
])(
  'does the same as without recording: %s',
  async (_name, html, js) => {
    const run = await both({ html, js }, CHECK);
    if (!run) return;
    expect(outcome(run.traced)).toEqual(outcome(run.plain));
    expect(run.traced.turns.length).toBeGreaterThan(0);
  },
  60_000,
);

test('a turn says which error ended it', async () => {
  const js = `document.querySelector('button').onclick = () => {\n  null.length;\n};`;
  const run = await both({ html: '<button>Add</button>', js }, CHECK, 1);
  expect(run?.words.at(-1)?.at(-1) ?? 'TypeError').toMatch(/TypeError: .* stops the program/);
}, 60_000);

test('an endless loop has its steps up to there', async () => {
  const run = await both(
    { html: '<button>Add</button>', js: `let n = 0;\nwhile (true) n += 1;` },
    CHECK,
    1,
  );
  if (!run) return;
  expect(run.words[0]?.at(-1)).toMatch(/The program was stopped here/);
  expect(run.traced.turns[0]?.trace.events.length).toBeGreaterThan(500);
}, 60_000);
