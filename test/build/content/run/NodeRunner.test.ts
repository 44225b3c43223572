import { withBounds } from '../../../../src/languages/javascript/build/bounds';
import { NodeRunner } from '../../../../src/build/content/run/NodeRunner';

const TESTS = `test('first', () => expect(one()).toBe(1));
test('second', () => expect(one()).toBe(2));
hidden('third', () => expect(one()).toBe(3));`;

const runner = new NodeRunner();

afterAll(() => runner.stop());

async function outcomes(until?: string): Promise<string[]> {
  const { tests } = await runner.run('const one = () => 1;', TESTS, undefined, until);
  return tests.map(({ outcome }) => outcome);
}

test('a run stops at the first failed test that matches `until`', async () => {
  expect(await outcomes()).toEqual(['passed', 'failed', 'failed']);
  expect(await outcomes('')).toEqual(['passed', 'failed', 'unreached']);
  expect(await outcomes('third')).toEqual(['passed', 'failed', 'failed']);
});

test.each([
  ['loop', 'let n = 0;\nwhile (true) n += 1;', 'too many iterations'],
  [
    'recursive function',
    'function ways(n) {\n  return n === 0 ? 1 : ways(n - 1) + ways(n - 1);\n}\nways(60);',
    'too many calls',
  ],
])('a bounded %s throws before the time limit', async (_what, code, message) => {
  const { end, error } = await runner.run(withBounds(code));
  expect([end, error?.message]).toEqual(['failed', message]);
});

test("bounds don't affect code that ends", async () => {
  const code = `class Ship {
  #name;
  constructor(name) {
    this.#name = name;
  }
  get name() {
    return this.#name;
  }
}
class Boat extends Ship {
  constructor() {
    super('boat');
  }
}
const twice = (text) => text + text;
function* names() {
  yield new Boat().name;
}
for (const name of names()) console.log(twice(name));`;
  const { end, output } = await runner.run(withBounds(code));
  expect([end, output.map(({ text }) => text)]).toEqual(['finished', ['boatboat']]);
});
