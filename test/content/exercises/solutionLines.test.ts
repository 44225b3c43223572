import {
  countAdded,
  isClosing,
  labelText,
  planOf,
  solutionLines,
} from '../../../src/content/exercises/solutionLines';

const STARTER = `function best(prices) {
  // your code
}

console.log(best([3, 1]));`;

const SOLUTION = `function best(prices) {
  // Start with nothing found
  let lowest = Infinity;

  // Look at each price once
  for (const price of prices) {
    if (price < lowest) lowest = price;
  }
  return lowest;
}

console.log(best([3, 1]));`;

test('tells the lines that a solution adds from those of the starter', () => {
  expect(solutionLines(STARTER, SOLUTION)).toEqual([
    'given',
    'label',
    'added',
    'empty',
    'label',
    'added',
    'added',
    'added',
    'added',
    'given',
    'empty',
    'given',
  ]);
  expect(countAdded(STARTER, SOLUTION)).toBe(5);
});

test('a line that moves into a block is still a line of the starter', () => {
  expect(solutionLines('log(1);', 'if (a) {\n  log(1);\n}')).toEqual(['added', 'given', 'added']);
});

test('a comment of the starter is no label', () => {
  expect(solutionLines('// Sum\nf();', '// Sum\nf();\ng();')).toEqual(['given', 'given', 'added']);
});

test.each([
  ['  // Count down', 'Count down'],
  ['<!-- The name -->', 'The name'],
  ['/* Three columns */', 'Three columns'],
  ['let a = 1; // one', undefined],
  ['<p><!-- no --></p>', undefined],
])('the text of the label in %p is %p', (line, text) => {
  expect(labelText(line)).toBe(text);
});

test.each(['}', '  });', '</ul>', '];'])('%p only closes', (line) => {
  expect(isClosing(line)).toBe(true);
});

test.each(['} else {', '<li></li>', '};f();'])('%p does more than close', (line) => {
  expect(isClosing(line)).toBe(false);
});

test('the plan keeps the labels, without the lines below them', () => {
  expect(planOf(STARTER, SOLUTION)).toBe(`function best(prices) {
  // Start with nothing found

  // Look at each price once
}

console.log(best([3, 1]));`);
});

test('the plan of a solution without labels is the starter', () => {
  expect(planOf(STARTER, SOLUTION.replace(/ *\/\/.*\n/g, ''))).toBe(STARTER);
});
