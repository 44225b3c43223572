import { withBounds } from '../../../src/build/content/run/bounds';
import { NodeRunner } from '../../../src/build/content/run/NodeRunner';

const TESTS = `test('first', () => expect(one()).toBe(1));
test('second', () => expect(one()).toBe(2));
hidden('third', () => expect(one()).toBe(3));`;

const runner = new NodeRunner();

afterAll(() => runner.stop());

async function outcomes(until?: string): Promise<string[]> {
  const { tests } = await runner.run('const one = () => 1;', TESTS, undefined, until);
  return tests.map(({ outcome }) => outcome);
}

test('tests end with the first failure that tells enough', async () => {
  expect(await outcomes()).toEqual(['passed', 'failed', 'failed']);
  expect(await outcomes('')).toEqual(['passed', 'failed', 'unreached']);
  expect(await outcomes('third')).toEqual(['passed', 'failed', 'failed']);
});

test.each([
  ['a loop', 'let n = 0;\nwhile (true) n += 1;', 'too many turns'],
  [
    'a function that calls itself ever more often',
    'function ways(n) {\n  return n === 0 ? 1 : ways(n - 1) + ways(n - 1);\n}\nways(60);',
    'too many calls',
  ],
])('%s with a bound ends by an error, not by the clock', async (_what, code, message) => {
  const { end, error } = await runner.run(withBounds(code));
  expect([end, error?.message]).toEqual(['failed', message]);
});

test('a bound leaves functions that end as they are', async () => {
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
