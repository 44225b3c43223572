import { stepOut, stepOver } from '../../../../src/languages/javascript/trace/reading/jumps';
import { valueText, objectsById } from '../../../../src/languages/javascript/trace/reading/values';
import { variablesOf } from '../../../../src/languages/javascript/trace/reading/variables';
import { stopTraceProcess, traceInNode } from '../../../support/traceProgram';

afterAll(stopTraceProcess);

test.each<[string, string, string[]]>([
  [
    'variables and a loop',
    `let total = 3;\nfor (let i = 0; i < 2; i++) {\n  total += 4 * i;\n}\nconsole.log(total);`,
    [
      '1 total is 3.',
      '2 i is 0.',
      '2 i < 2 is true, so the loop continues.',
      '3 No variable changes.',
      '2 i was 0, is 1.',
      '2 i < 2 is true, so the loop continues.',
      '3 total was 3, is 7.',
      '2 i was 1, is 2.',
      '2 i < 2 is false, so the loop ends.',
      '5 Prints 7.',
    ],
  ],
  [
    'calls',
    `function add(a, b) {\n  return a + b;\n}\nconst sum = add(3, 4);`,
    ['4 Calls add with 3 and 4.', '2 add returns 7.', '4 sum is 7.'],
  ],
  [
    'an array',
    `const list = [1, 2];\nlist.push(5);\nlist.shift();\nlist.unshift(8);\nlist.pop();\nlist[0] = 3;\n[list[0], list[1]] = [list[1], list[0]];`,
    [
      '1 list is [1, 2].',
      '2 list now has 3 items: 5 was added at the end.',
      '3 list now has 2 items: 1 was taken from the front.',
      '4 list now has 3 items: 8 was added at the front.',
      '5 list now has 2 items: 5 was taken from the end.',
      '6 list[0] was 8, is 3.',
      "7 list[0] and list[1] swap values: now they're 2 and 3.",
    ],
  ],
  [
    'objects, maps and sets',
    `const user = { name: 'Ada', pet: { age: 1 } };\nuser.pet.age += 1;\nuser.city = 'Bonn';\ndelete user.name;\nconst map = new Map();\nmap.set('a', 1);\nmap.set('a', 2);\nconst set = new Set([1]);\nset.add(2);\nset.delete(1);`,
    [
      "1 user is { name: 'Ada', pet: { age: 1 } }.",
      '2 user.pet.age was 1, is 2.',
      "3 user.city is 'Bonn'.",
      '4 user.name is gone.',
      '5 map is Map {}.',
      "6 In map, the value of 'a' is 1.",
      "7 In map, the value of 'a' was 1, is 2.",
      '8 set is Set { 1 }.',
      '9 set now has 2.',
      '10 set no longer has 1.',
    ],
  ],
  [
    'conditions that count',
    `const name = '';\nif (name) {\n  console.log(1);\n} else {\n  console.log('none');\n}\nfor (const n of [1, 2]) {\n  if (n === 1) continue;\n  break;\n}`,
    [
      "1 name is ''.",
      "2 name is '', which counts as false.",
      '5 Prints none.',
      '7 n is 1.',
      '8 n === 1 is true.',
      '8 Skips the rest of this turn. n is 2.',
      '8 n === 1 is false.',
      '9 Leaves the loop.',
    ],
  ],
  [
    'methods and classes',
    `class Stack {\n  #items = [];\n  push(x) {\n    this.#items.push(x);\n  }\n  get size() {\n    return this.#items.length;\n  }\n}\nconst stack = new Stack();\nstack.push(3);\nconst n = [4].map((x) => x + stack.size);`,
    [
      '1 Defines the class Stack.',
      '10 stack is Stack { #items: [] }.',
      '11 Calls push with 3.',
      '4 this.#items now has 1 item: 3 was added at the end. push is done.',
      '12 Calls the function given to map with 4.',
      '12 Calls the getter size.',
      '7 The getter size returns 1.',
      '12 The function given to map returns 5.',
      '12 n is [5].',
    ],
  ],
  [
    'errors',
    `function parse(text) {\n  throw new RangeError('no ' + text);\n}\ntry {\n  parse('a');\n} catch (error) {\n  console.log(error.message);\n}\nparse('b');`,
    [
      "5 Calls parse with 'a'.",
      '2 parse stops with the error RangeError: no a.',
      '5 error is RangeError: no a. The error is caught.',
      '7 Prints no a.',
      "9 Calls parse with 'b'.",
      '2 parse stops with the error RangeError: no b.',
      '9 The error RangeError: no b stops the program.',
    ],
  ],
  [
    'turns of async code',
    `async function f(n) {\n  await null;\n  return n * 2;\n}\nsetTimeout(() => console.log('late'), 20);\nconst v = await f(2);`,
    [
      '5 No variable changes.',
      '6 Calls f with 2.',
      '2 Waits for null.',
      '6 Waits for the promise.',
      '2 f resumes with null.',
      '3 f returns 4.',
      '6 The program resumes with 4.',
      '6 v is 4.',
      '- A timer fires.',
      '5 Calls the function given to setTimeout.',
      '5 Prints late. The function given to setTimeout is done.',
    ],
  ],
  [
    'turns of a loop over a list',
    `for (const price of [3, 4]) {\n  console.log(price);\n}\nfor (const key in { a: 1 }) console.log(key);`,
    [
      '1 price is 3.',
      '2 Prints 3.',
      '1 price is 4.',
      '2 Prints 4.',
      "4 key is 'a'.",
      '4 Prints a.',
    ],
  ],
  [
    'a generator',
    `function* g() {\n  yield 1;\n}\nfor (const x of g()) console.log(x);`,
    [
      '4 Calls g.',
      '2 g yields 1 and pauses.',
      '4 x is 1.',
      '4 Prints 1.',
      '4 g resumes.',
      '2 g is done.',
    ],
  ],
])('%s: each step in a sentence', async (_name, code, words) => {
  expect((await traceInNode(code)).words).toEqual(words);
});

test('a variable of a caller that a call changes has its new value there', async () => {
  const { steps, program } = await traceInNode(
    `let total = 1;\nfunction outer() {\n  let own = 2;\n  function inner() {\n    own += 1;\n    total += 1;\n  }\n  inner();\n}\nouter();`,
  );
  const step = steps.find(({ text }) => text.startsWith('`total` was'));
  expect(
    step?.after.frames.map((frame) =>
      variablesOf(frame, program).map(({ name, value }) => `${name} ${value}`),
    ),
  ).toEqual([['total n2'], ['own n3'], []]);
});

test('shows the variables of a function that has ended', async () => {
  const { steps, program } = await traceInNode(
    `function counter() {\n  let count = 0;\n  return () => {\n    count += 1;\n    return count;\n  };\n}\nconst next = counter();\nnext();`,
  );
  const step = steps.find(({ text }) => text.startsWith('`count` was'));
  const frame = step?.after.frames.at(-1);
  expect(frame && variablesOf(frame, program)).toEqual([
    { name: 'count', value: 'n1', isOuter: true },
  ]);
});

test('jumps over calls and loops, and out of them', async () => {
  const { steps, program, words } = await traceInNode(
    `function twice(n) {\n  const r = n * 2;\n  return r;\n}\nlet sum = 0;\nfor (let i = 0; i < 3; i++) {\n  sum += twice(i);\n}\nconsole.log(sum);`,
  );
  const at = (text: string, from = 0) =>
    words.findIndex((word, i) => i >= from && word.includes(text));
  const loop = at('i is 0');
  // From before the loop to its end, and from inside it.
  expect(words[stepOver(steps, loop - 1, program)]).toBe('6 i < 3 is false, so the loop ends.');
  expect(words[stepOut(steps, loop + 1, program)]).toBe('6 i < 3 is false, so the loop ends.');
  const call = at('Calls twice with 0');
  expect(words[stepOver(steps, call, program)]).toBe('3 twice returns 0.');
  expect(words[stepOver(steps, call - 1, program)]).toBe('3 twice returns 0.');
  expect(words[stepOut(steps, call + 1, program)]).toBe('3 twice returns 0.');
});

test('a long run is sampled, says so, and can be recorded in part', async () => {
  const code = `let n = 0;\nwhile (n < 5000) {\n  n += 1;\n}\nconsole.log(n);`;
  const { trace, steps, words } = await traceInNode(code);
  expect(trace.total).toBeGreaterThan(15_000);
  expect(trace.events.length).toBeLessThan(2000);
  expect(trace.events.length).toBeGreaterThan(900);
  expect(words.at(-1)).toContain('Prints 5000.');
  const part = await traceInNode(code, { range: [3000, 3300] });
  expect(part.trace.events.map(({ order }) => order)).toEqual(
    Array.from({ length: 300 }, (_, index) => 3000 + index),
  );
  expect(part.words[1]).toMatch(/^[23] n was 9\d\d, is (9\d\d|1000)\.$|^2 n < 5000 is true/);
  expect(steps.length).toBeGreaterThan(900);
});

test("steps through a test's calls, but not through the test or other tests", async () => {
  const code = `function sum(list) {\n  let total = 0;\n  for (const n of list) total -= n;\n  return total;\n}`;
  const tests = `test('a', () => { const x = 1; expect(sum([]), 'sum([])').toBe(0); });
test('b', () => { expect(sum([7]), 'sum([7])').toBe(7); expect(sum([8])).toBe(8); });
test('c', () => sum([9]));`;
  const { words, trace } = await traceInNode(code, { tests, test: 1 });
  expect(words).toEqual([
    '1 Calls sum with [7].',
    '2 total is 0.',
    '3 n is 7.',
    '3 total was 0, is -7.',
    '4 sum returns -7.',
  ]);
  expect(trace.events.find(({ order }) => order === trace.lastCall)?.kind).toBe('enter');
});

test.each(['WeakMap', 'Map'])('still records a program that breaks %s', async (name) => {
  const { words } = await traceInNode(
    `${name}.prototype.get = () => { throw new Error('no'); };\nlet list = [1];\nlist = [2];`,
  );
  expect(words.slice(1)).toEqual(['2 list is [1].', '3 list was [1], is [2].']);
});

test("shows what's behind a proxy, without its traps", async () => {
  const { words } = await traceInNode(
    `const seen = [];\nconst list = new Proxy([1, 2], { get: (target, key) => { seen.push(key); return target[key]; }, ownKeys: () => { throw new Error(); } });`,
  );
  expect(words).toEqual(['1 seen is [].', '2 list is [1, 2].']);
});

test('limits what one step can show', async () => {
  const { steps } = await traceInNode(
    `const long = 'x'.repeat(10000);\nconst list = Array.from({ length: 1000 }, (_, i) => ({ i }));\nfunction deep(n) {\n  return n === 0 ? 0 : deep(n - 1);\n}\ndeep(100);\n`,
    { range: [0, 2500] },
  );
  for (const { after } of steps) {
    expect(after.objects.length).toBeLessThanOrEqual(30);
    expect(after.frames.length).toBeLessThanOrEqual(25);
  }
  expect(Math.max(...steps.map(({ after }) => after.hidden))).toBeGreaterThan(70);
  const { after } = steps.at(-1) ?? { after: undefined };
  const list = after?.objects.find(({ kind, more }) => kind === 'array' && more > 0);
  expect(list && list.values.length + list.more).toBe(1000);
  expect(after && valueText(`o${list?.id}`, objectsById(after.objects))).toBe('[1,000 items]');
});
