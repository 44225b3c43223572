import type { TestReport } from '../../../../src/sandbox/protocol';
import { runInNode, stopLessonProcess } from '../../../support/runLesson';

afterAll(stopLessonProcess);

async function runTest(code: string, tests: string): Promise<TestReport | undefined> {
  const result = await runInNode(code, tests);
  expect(result.error).toBeUndefined();
  expect(result.end).toBe('finished');
  return result.tests[0];
}

const PROPERTY = `property('every list', {
  solve: total,
  judge: (list) => { let sum = 0; for (const n of list) sum += n; return sum; },
  cases: [cases.list(cases.integer())],
  keepsInput: true,
});`;

test.each([
  ['a loop', `function total(list) { let s = 0; for (const n of list) s += n; return s; }`],
  ['a reduce', `const total = (list) => list.reduce((a, b) => a + b, 0);`],
  ['minus zero', `const total = (list) => list.reduce((a, b) => a + b, -0);`],
])('property: %s passes', async (_name, code) => {
  expect(await runTest(code, PROPERTY)).toMatchObject({ hidden: true, outcome: 'passed' });
});

test.each([
  [
    'no start',
    `const total = (l) => l.reduce((a, b) => a + b);`,
    'total([])',
    /^TypeError: Reduce/,
  ],
  ['no return', `function total(l) { l.reduce((a, b) => a + b, 0); }`, 'total([])', /no value/],
  [
    'text',
    `const total = (l) => String(l.reduce((a, b) => a + b, 0));`,
    'total([])',
    /a string, not a number/,
  ],
  [
    'the first left out',
    `const total = (l) => l.slice(1).reduce((a, b) => a + b, 0);`,
    'total([1])',
    /The values are different/,
  ],
  [
    'negatives left out',
    `const total = (l) => l.reduce((a, b) => a + Math.max(b, 0), 0);`,
    'total([-1])',
    /The values are different/,
  ],
  [
    'a promise',
    `const total = async (l) => l.reduce((a, b) => a + b, 0);`,
    'total([])',
    /is a promise/,
  ],
  [
    'a list that is emptied',
    `const total = (l) => { let s = 0; while (l.length) s += l.pop(); return s; };`,
    'total([0])',
    /changed the list it was given/,
  ],
  [
    'a wrong first call',
    `let n = 0; const total = (l) => (n++ === 0 ? 0 : l.length);`,
    'total([0])',
    /The values are different/,
  ],
])('property: %s fails with the smallest case', async (_name, code, label, message) => {
  expect(await runTest(code, PROPERTY)).toMatchObject({
    outcome: 'failed',
    failure: { label, message: expect.stringMatching(message) as string },
  });
});

test('property: late answers are awaited if the judge is async', async () => {
  const tests = `property('late', { solve: load, judge: async (n) => n * 2, cases: [cases.integer()] });`;
  const code = `const load = (n) => new Promise((resolve) => queueMicrotask(() => resolve(n * 2)));`;
  expect(await runTest(code, tests)).toMatchObject({ outcome: 'passed' });
  expect(await runTest(`const load = (n) => n * 2;`, tests)).toMatchObject({
    failure: { message: "The answer isn't a promise." },
  });
});

test("property: alternative correct answers are accepted, wrong ones aren't", async () => {
  const tests = `property('any of the largest', {
    solve: largest,
    judge: (list) => list.toSorted((a, b) => b.age - a.age)[0],
    cases: [cases.list(cases.record({ name: cases.oneOf('Ada', 'Ben'), age: cases.integer({ min: 0, max: 3 }) }), { min: 1 })],
    accepts: (answer, list) => list.every(({ age }) => age <= answer.age),
  });`;
  const last = `const largest = (list) => list.reduce((a, b) => (b.age >= a.age ? b : a));`;
  expect(await runTest(last, tests)).toMatchObject({ outcome: 'passed' });
  expect(await runTest(`const largest = (list) => list[0];`, tests)).toMatchObject({
    outcome: 'failed',
    failure: { expected: expect.stringMatching(/or another correct answer$/) as string },
  });
});

test.each([
  ['numbers summed from the end', `(l) => l.reduceRight((a, b) => a + b, 0)`, true],
  ['numbers rounded to 6 digits', `(l) => Number(sum(l).toFixed(6))`, false],
  ['numbers that are off by a millionth', `(l) => sum(l) + 1e-6`, false],
  ['large numbers that are off by one', `(l) => sum(l) + (Math.abs(sum(l)) > 1e9 ? 1 : 0)`, false],
  ['infinity for a number', `(l) => (l.length > 5 ? Infinity : sum(l))`, false],
])('property: %s', async (_name, code, isRight) => {
  const tests = `const total = (list) => list.reduce((a, b) => a + b, 0);
  property('every sum', {
    solve: (list) => ({ sums: [{ sum: f(list) }] }),
    judge: (list) => ({ sums: [{ sum: total(list) }] }),
    cases: [cases.list(cases.map(cases.number({ digits: 8 }), (n) => (n > 19 ? Math.floor(n * 1e9) : n)))],
  });`;
  const report = await runTest(
    `const sum = (l) => l.reduce((a, b) => a + b, 0); const f = ${code};`,
    tests,
  );
  expect(report?.outcome).toBe(isRight ? 'passed' : 'failed');
});

test('property: an answer that is close enough is not called the first difference', async () => {
  const tests = `property('pairs', { solve: f, judge: (n) => [0.3, n, n], cases: [cases.integer({ min: 1, max: 9 })] });`;
  expect(await runTest(`const f = (n) => [0.1 + 0.2, n, n + 1];`, tests)).toMatchObject({
    failure: { message: expect.stringMatching(/item 3/i) as string },
  });
});

test('property: the same 600 cases each time, including edge cases', async () => {
  const code = `const seen = []; function f(list) { seen.push(JSON.stringify(list)); return 0; }`;
  const tests = `property('a', { solve: f, judge: () => 0, cases: [cases.list(cases.maybe(cases.text(), null, false, 0))] });
  hidden('seen', () => { expect(seen).toBe(null); });`;
  const first = await runInNode(code, tests);
  const again = await runInNode(code, tests);
  expect(again.tests).toEqual(first.tests);
  const count = `hidden('count', () => { expect(seen.length).toBe(600);
    for (const edge of [[], [''], ['0'], ['10'], ['constructor'], [null], [false], [0], ['', ' '], [' ', '']]) {
      expect(seen.includes(JSON.stringify(edge)), JSON.stringify(edge)).toBe(true);
    } });`;
  const { tests: reports } = await runInNode(code, tests.replace(/hidden[^]*/, count));
  expect(reports.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test('property: most cases have the full size', async () => {
  const code = `const lengths = []; function f(list) { lengths.push(list.length); return 0; }`;
  const tests = `property('a', { solve: f, judge: () => 0, cases: [cases.list(cases.integer())] });
  hidden('long', () => { const long = lengths.filter((length) => length > 5).length;
    expect(long > 200, \`\${long} of \${lengths.length} lists are long\`).toBe(true); });`;
  const { tests: reports } = await runInNode(code, tests);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test.each([
  ['a list of records', `cases.list(cases.record({ a: cases.integer({ min: 0, max: 2 }) }))`],
  ['a list of given objects', `cases.list(cases.oneOf({ a: 1 }, { a: 2 }))`],
  ['a list of mapped constants', `cases.list(cases.map(cases.boolean(), (b) => (b ? ONE : TWO)))`],
  ['a list with other objects', `cases.list(cases.maybe(cases.integer(), { a: 1 }))`],
  ['pairs of one generator', `cases.map(cases.pairs(RECORD, RECORD), ([a, b]) => [a, b])`],
  [
    'what records contain',
    `cases.map(cases.list(cases.record({ n: cases.integer(), a: cases.list(cases.boolean()) })), (l) => l.map(({ a }) => a))`,
  ],
])('cases: the objects in %s are separate', async (_name, generator) => {
  const tests = `const ONE = { a: 1 }, TWO = { a: 2 }, RECORD = cases.record({ a: cases.integer() });
  property('separate', {
    solve: (list) => list.filter((item) => typeof item === 'object').every((item, i, all) => all.indexOf(item) === i),
    judge: () => true,
    cases: [${generator}],
  });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test('cases: a test can ask for the same object twice', async () => {
  const tests = `property('shared', {
    solve: (list) => list.at(0) === list.at(-1),
    judge: () => true,
    cases: [cases.map(cases.list(cases.record({ a: cases.integer() }), { min: 1 }), (l) => [...l, l[0]])],
  });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test.each<[string, string, string]>([
  [
    'integers in their range',
    `cases.integer({ min: 3, max: 5 })`,
    `(n) => Number.isInteger(n) && n >= 3 && n <= 5`,
  ],
  [
    'numbers in their range',
    `cases.number({ min: 0, max: 1, digits: 2 })`,
    `(n) => n >= 0 && n <= 1 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-9`,
  ],
  [
    'texts of their letters',
    `cases.text({ letters: 'xy', max: 4 })`,
    `(t) => /^[xy]{0,4}$/.test(t)`,
  ],
  [
    'lists of their length',
    `cases.list(cases.integer(), { min: 2, max: 3 })`,
    `(l) => l.length >= 2 && l.length <= 3`,
  ],
  [
    'long lists of one length, before another argument',
    `cases.list(cases.integer(), { min: 15, max: 15 }), cases.boolean()`,
    `(l, b) => Array.isArray(l) && l.length === 15 && l.every(Number.isInteger) && typeof b === 'boolean'`,
  ],
  [
    'sorted lists',
    `cases.sorted(cases.list(cases.integer()))`,
    `(l) => l.every((n, i) => i === 0 || l[i - 1] <= n)`,
  ],
  [
    'lists sorted with a comparator',
    `cases.sorted(cases.list(cases.integer()), (a, b) => b - a)`,
    `(l) => l.every((n, i) => i === 0 || l[i - 1] >= n)`,
  ],
  [
    'distinct items',
    `cases.distinct(cases.list(cases.integer()))`,
    `(l) => new Set(l).size === l.length`,
  ],
  [
    'distinct records',
    `cases.distinct(cases.list(cases.record({ a: cases.integer({ min: 0, max: 2 }) })))`,
    `(l) => new Set(l.map(({ a }) => a)).size === l.length`,
  ],
  [
    'pairs',
    `cases.pairs(cases.boolean(), cases.text())`,
    `([a, b]) => typeof a === 'boolean' && typeof b === 'string'`,
  ],
  ['mapped values', `cases.map(cases.integer(), String)`, `(t) => typeof t === 'string'`],
])('cases: %s', async (_name, cases, isRight) => {
  const tests = `property('all', { solve: ${isRight}, judge: () => true, cases: [${cases}] });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test.each<[string, string, string]>([
  [
    'measurements',
    `cases.measurement()`,
    `[0, 0.1, 0.5, 2.5, -0.5, 1e6].every((edge) => seen.includes(edge))
      && seen.some((n) => n < -1 && !Number.isInteger(n)) && seen.some((n) => Math.abs(n) > 1e5 && n !== 1e6)
      && seen.filter((n) => Math.abs(n) > 1e5).length < 100 && seen.filter((n) => n === 0).length > 10
      && new Set(seen).size > 200 && new Set(seen).size < 560`,
  ],
  [
    'positive measurements',
    `cases.measurement({ min: 0 })`,
    `seen.every((n) => n >= 0) && seen.some((n) => n > 1e5)`,
  ],
  ['measurements above a minimum', `cases.measurement({ min: 1 })`, `seen.every((n) => n >= 1)`],
  [
    'labels',
    `cases.label()`,
    `['tea', 'mint', '9', '2', '10', 'constructor', 'toString', ''].every((edge) => seen.filter((label) => label === edge).length > 20)
      && new Set(seen).size < 12`,
  ],
  [
    'texts',
    `cases.text()`,
    `['2', '10', 'constructor', 'toString'].every((edge) => seen.includes(edge))`,
  ],
  [
    'short texts',
    `cases.text({ max: 2 })`,
    `['2', 'constructor', 'toString'].every((edge) => seen.includes(edge))`,
  ],
  [
    'equal items',
    `cases.list(cases.measurement())`,
    `seen.some((l) => l.length === 3 && l.every((n) => n === 0.1))`,
  ],
])('cases: all kinds of %s are drawn', async (_name, generator, isRight) => {
  const code = `const seen = []; const keep = (value) => { seen.push(value); };`;
  const tests = `property('all', { solve: keep, judge: () => undefined, cases: [${generator}] });
    hidden('kinds', () => { expect(${isRight}, 'kinds').toBe(true); });`;
  const { tests: reports } = await runInNode(code, tests);
  expect(reports).toMatchObject([{ outcome: 'passed' }, { outcome: 'passed' }]);
});

test('cases: a generator can make whole argument lists', async () => {
  const tests = `property('position', {
    solve: (list, at) => list[at] !== undefined,
    judge: () => true,
    label: (list, at) => \`list[\${at}]\`,
    cases: cases.map(cases.list(cases.integer(), { min: 1 }), (list) => [list, list.length - 1]),
    also: [[[1], 0]],
  });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test.each([
  ['leaves alone', `(l) => [...l].sort()`, undefined],
  ['sorts in place', `(l) => l.sort()`, /changed the list/],
  ['changes an item', `(l) => { l[0].a = 1; return l; }`, /changed the list/],
  ['changes later', `async (l) => { await null; l.pop(); }`, /changed the list/],
])('unchanged: a call that %s', async (_name, code, message) => {
  const tests = `test('keeps', async () => {
    const list = [{ a: 3 }, { a: 2 }].map((x) => Object.assign(x, { toString() { return String(this.a); } }));
    await unchanged(() => f(list), list);
  });`;
  const report = await runTest(`const f = ${code};`, tests);
  expect(report?.outcome).toBe(message ? 'failed' : 'passed');
  if (message) {
    expect(report?.failure).toMatchObject({
      label: 'f(list)',
      message: expect.stringMatching(message) as string,
    });
  }
});

const GROWTH = (order: string) => `test('grows', () => {
  growth('${order}', (n) => {
    const counted = countReads(Array.from({ length: n }, (_, i) => ({ value: (i * 37) % n })));
    f(counted.list);
    return counted.reads;
  }, 'f(n items)');
});`;

test.each([
  ['one pass', 'n', `(l) => { let s = 0; for (const x of l) s += x.value; return s; }`, true],
  ['three passes', 'n', `(l) => { for (let k = 0; k < 3; k++) for (const x of l) x.value; }`, true],
  ['every pair', 'n', `(l) => { for (const x of l) for (const y of l) x.value - y.value; }`, false],
  [
    'every pair of a copy',
    'n',
    `(l) => { const c = [...l]; for (const x of c) for (const y of c) x.value - y.value; }`,
    false,
  ],
  ['sorting', 'n log n', `(l) => [...l].sort((a, b) => a.value - b.value)`, true],
  ['sorting', 'n', `(l) => [...l].sort((a, b) => a.value - b.value)`, false],
  ['halving', 'log n', `(l) => { for (let i = l.length - 1; i > 0; i >>= 1) l[i].value; }`, true],
  ['one pass', 'log n', `(l) => l.map((x) => x.value)`, false],
  ['the first', '1', `(l) => l[0].value`, true],
  ['halving', '1', `(l) => { for (let i = l.length - 1; i > 0; i >>= 1) l[i].value; }`, false],
  ['every pair', 'n²', `(l) => { for (const x of l) for (const y of l) x.value - y.value; }`, true],
])('growth: %s as %s', async (_name, order, code, isRight) => {
  const report = await runTest(`const f = ${code};`, GROWTH(order));
  expect(report?.outcome).toBe(isRight ? 'passed' : 'failed');
  if (!isRight) {
    expect(report?.failure).toMatchObject({
      label: 'f(n items)',
      message: expect.stringMatching(/4 times as large takes \d+ times as many steps/) as string,
    });
  }
});

const SEARCHES = `test('grows', () => {
  growth('n', (n) => {
    const counted = countReads(Array.from({ length: n }, (_, i) => (i * 37) % n));
    f(counted.list);
    return counted.reads;
  }, 'f(n items)');
});`;

test.each([
  ['a descriptor', `const at = (l, i) => Object.getOwnPropertyDescriptor(l, i).value;`],
  ['a descriptor of Reflect', `const at = (l, i) => Reflect.getOwnPropertyDescriptor(l, i).value;`],
  ['all descriptors', `const at = (l, i) => Object.getOwnPropertyDescriptors(l)[i].value;`],
  ['all values', `const at = (l, i) => Object.values(l)[i];`],
  ['all entries', `const at = (l, i) => Object.entries(l)[i][1];`],
  ['an object of them', `const at = (l, i) => ({ ...l })[i];`],
  ['assign', `const at = (l, i) => Object.assign([], l)[i];`],
  ['an heir', `const at = (l, i) => Object.create(l)[i];`],
  ['slice', `const at = (l, i) => l.slice(i, i + 1)[0];`],
])('countReads: every pair, read by %s, is more than n', async (_name, at) => {
  const pairs = `${at}\nfunction f(l) { for (let i = 0; i < l.length; i++) for (let k = 0; k < l.length; k++) at(l, i) - at(l, k); }`;
  expect(await runTest(pairs, SEARCHES)).toMatchObject({ outcome: 'failed' });
  const once = `${at}\nfunction f(l) { at(l, 0); }`;
  expect(await runTest(once, SEARCHES)).toMatchObject({ outcome: 'passed' });
});

test("countReads: an item's properties count in descriptors, too", async () => {
  const pairs = (read: string) =>
    runTest(
      `const read = ${read}; function f(l) { const c = [...l]; for (const x of c) for (const y of c) read(x) - read(y); }`,
      GROWTH('n'),
    );
  expect(await pairs(`(x) => Object.getOwnPropertyDescriptor(x, 'value').value`)).toMatchObject({
    outcome: 'failed',
  });
  expect(await pairs(`(x) => Object.values(x)[0]`)).toMatchObject({ outcome: 'failed' });
});

test('countReads: a copy counts as one read per item, however it is made', async () => {
  const tests = `test('counts', () => {
    for (const copied of [(l) => [...l], (l) => l.slice(), (l) => Object.values(l), (l) => ({ ...l }), (l) => l.map((x) => x)]) {
      const counted = countReads([3, 1, 2]);
      copied(counted.list);
      expect(counted.reads).toBe(3);
    }
  });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test('countReads: endless reads are reported', async () => {
  const tests = `test('ends', () => { f(countReads([1, 2, 3]).list); });`;
  expect(await runTest(`function f(l) { for (;;) l[0]; }`, tests)).toMatchObject({
    failure: { message: expect.stringMatching(/forever/) as string },
  });
});

const LARGE = `hidden('finishes with 50,000 numbers', () => {
  for (const [kind, list] of Object.entries(large(50_000))) {
    expect(f(list), \`f(50,000 numbers, \${kind})\`).toBe(new Set(list).size);
  }
});`;

test.each([
  ['a set', `(l) => new Set(l).size`],
  ['sorting', `(l) => l.toSorted((a, b) => a - b).filter((n, i, all) => n !== all[i - 1]).length`],
])('large: %s passes', async (_name, code) => {
  expect(await runTest(`const f = ${code};`, LARGE)).toMatchObject({ outcome: 'passed' });
});

test('large: after another test failed, the test is left out', async () => {
  const failing = `test('no numbers', () => expect(f([]), 'f([])').toBe(0));`;
  const code = `const f = (l) => { if (l.length > 0) for (;;); return 1; };`;
  const { end, tests } = await runInNode(code, failing + LARGE);
  expect(end).toBe('finished');
  expect(tests.map(({ outcome }) => outcome)).toEqual(['failed', 'unreached']);
});

test('large: the order of four lists', async () => {
  const tests = `test('lists', () => { const { different, equal, sorted, reversed } = large(1000);
    expect([...different].sort((a, b) => a - b)).toEqual(sorted);
    expect(different.filter((n, i) => n === i).length).toBeAtMost(20);
    expect([sorted[0], sorted.at(-1), reversed[0], new Set(equal).size, equal.length]).toEqual([0, 999, 999, 1, 1000]);
    expect(different).toEqual(large(1000).different);
    expect(sorted).toBeNew(large(1000).sorted); });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});

test('spy: records calls by value, whatever the code does to the arguments later', async () => {
  const code = `function each(list, callback) {
    callback(list); list.push(2); callback(list, 'b'); callback.calls.length = 0; try { callback.calls = []; } catch {}
  }`;
  const tests = `test('calls', () => { const called = spy(() => 7); each([1], called);
    expect(called.calls).toEqual([[[1]], [[1, 2], 'b']]); expect(called()).toBe(7); });`;
  expect(await runTest(code, tests)).toMatchObject({ outcome: 'passed' });
});

test('recorder: reports the order of promises', async () => {
  const code = `async function both(a, b) { await a(); await b(); }`;
  const tests = (order: string) => `test('order', async () => {
    const seen = recorder();
    const slow = (name) => seen.noting(name + ' starts', async () => { await null; seen.note(name + ' ends'); });
    await both(slow('a'), slow('b'));
    expect(seen.notes).toEqual(${order});
  });`;
  const inTurn = `['a starts', 'a ends', 'b starts', 'b ends']`;
  expect(await runTest(code, tests(inTurn))).toMatchObject({ outcome: 'passed' });
  const atOnce = `async function both(a, b) { await Promise.all([a(), b()]); }`;
  expect(await runTest(atOnce, tests(inTurn))).toMatchObject({
    failure: { message: 'The items are right, but in a different order.' },
  });
});
