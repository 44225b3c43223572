import type { TestReport } from '../../../../src/sandbox/protocol';
import { runInNode, stopLessonProcess } from '../../../support/runLesson';

afterAll(stopLessonProcess);

async function runTest(code: string, tests: string): Promise<TestReport | undefined> {
  const result = await runInNode(code, tests);
  expect(result.end).toBe('finished');
  return result.tests[0];
}

const TOTAL = `hidden('any order', () => inEveryOrder(['mint', 'rose', 'fog'], {
  answers: (name) => ({ mint: 3, rose: 5, fog: 4 })[name],
  failures: true,
  start: (load) => totalPrice(['mint', 'rose', 'fog'], load),
  expected: ({ failed }) => (failed.length > 0 ? null : 12),
  label: 'totalPrice(three names, load)',
}));`;

test.each([
  [
    'all at once',
    `async function totalPrice(names, load) {
      try { return (await Promise.all(names.map(load))).reduce((a, b) => a + b, 0); } catch { return null; }
    }`,
  ],
  [
    'one after another',
    `async function totalPrice(names, load) {
      try { let total = 0; for (const name of names) total += await load(name); return total; } catch { return null; }
    }`,
  ],
  [
    'with a timer in between',
    `async function totalPrice(names, load) {
      try {
        let total = await load(names[0]);
        await new Promise((resolve) => setTimeout(resolve, 2));
        for (const price of await Promise.all(names.slice(1).map(load))) total += price;
        return total;
      } catch { return null; }
    }`,
  ],
])('inEveryOrder: %s passes', async (_name, code) => {
  expect(await runTest(code, TOTAL)).toMatchObject({ hidden: true, outcome: 'passed' });
});

test.each([
  [
    'an answer that depends on the order',
    `const totalPrice = (names, load) => new Promise((resolve) => {
      let total = 0;
      names.forEach((name) => load(name).then((price) => { total += price; if (name === 'fog') resolve(total); }, () => resolve(null)));
    });`,
    /^The answers arrived in the order mint, fog, rose\.$/,
  ],
  [
    'a failure that is ignored',
    `async function totalPrice(names, load) {
      const all = await Promise.allSettled(names.map(load));
      return all.reduce((sum, { value = 0 }) => sum + value, 0);
    }`,
    /^The answers arrived in the order mint, rose, fog, and mint failed\. .*null/,
  ],
  [
    'a failure that reaches the caller',
    `async function totalPrice(names, load) { return (await Promise.all(names.map(load))).reduce((a, b) => a + b, 0); }`,
    /^Error: mint failed$/,
  ],
])('inEveryOrder: %s fails with the order', async (_name, code, message) => {
  expect(await runTest(code, TOTAL)).toMatchObject({
    outcome: 'failed',
    failure: {
      label: expect.stringMatching(/^totalPrice\(three names, load\)/) as string,
      message: expect.stringMatching(message) as string,
    },
  });
});

const SEARCH = `hidden('the last search is shown', () => inEveryOrder(['t', 'te', 'tea'], {
  start: (ask) => {
    const shown = [];
    const search = makeSearch(ask, (answer) => shown.push(answer));
    for (const text of ['t', 'te', 'tea']) search(text);
    return () => shown.at(-1);
  },
  expected: () => 'tea',
  label: "what's shown last",
}));`;

test('inEveryOrder: the result can be read at the end', async () => {
  const careless = `const makeSearch = (ask, show) => (text) => void ask(text).then(show);`;
  expect(await runTest(careless, SEARCH)).toMatchObject({
    failure: { label: "what's shown last", expected: "'tea'", received: "'te'" },
  });
  const careful = `const makeSearch = (ask, show) => { let last;
    return async (text) => { last = text; const answer = await ask(text); if (text === last) show(answer); }; };`;
  expect(await runTest(careful, SEARCH)).toMatchObject({ outcome: 'passed' });
});

test('inEveryOrder: an error can be the expected result', async () => {
  const tests = `hidden('fails', () => inEveryOrder(['user', 'city'], {
    failures: true,
    start: (load) => line(load),
    expected: ({ failed }) => (failed.length > 0 ? new Error(\`\${failed[0]} failed\`) : 'user city'),
    label: 'line(load)',
  }));`;
  const code = `const line = async (load) => \`\${await load('user')} \${await load('city')}\`;`;
  expect(await runTest(code, tests)).toMatchObject({ outcome: 'passed' });
  const other = `const line = async (load) => { try { return \`\${await load('user')} \${await load('city')}\`; } catch { throw new Error('no'); } };`;
  expect(await runTest(other, tests)).toMatchObject({ outcome: 'failed' });
});

test.each([
  [3, 6],
  [4, 24],
  [5, 24],
  [9, 24],
])('inEveryOrder: %i names in %i orders', async (names, orders) => {
  const tests = `hidden('orders', async () => {
    const names = Array.from({ length: ${names} }, (_, i) => 'n' + i);
    const seen = [];
    await inEveryOrder(names, { start: (ask) => Promise.all(names.map(ask)).then(() => 1), expected: ({ order }) => { seen.push(order.join()); return 1; }, label: 'all' });
    expect(new Set(seen).size, 'orders').toBe(${orders});
    expect([seen[0], seen.at(-1)], 'first and last').toEqual([names.join(), names.toReversed().join()]);
  });`;
  expect(await runTest('', tests)).toMatchObject({ outcome: 'passed' });
});
