import { plainLines } from '../../../src/content/lesson';
import {
  assemble,
  foldGiven,
  piecesOf,
  readBoard,
  shuffled,
  type Row,
} from '../../../src/exercise/lines/board';
import { firstJoins, nextJoin } from '../../../src/exercise/lines/joins';
import { readBuilt, writeBuilt } from '../../../src/exercise/lines/linesDraft';

const js = (starter: string, solution: string) => ({
  language: 'js' as const,
  starter: plainLines(starter),
  solution: plainLines(solution),
});

const SOLUTION = `function best(prices) {
  // Start with nothing
  let lowest = Infinity;
  // Look at each price
  for (const price of prices) {
    lowest = price;
  }
}`;

const WRONG = {
  language: 'js' as const,
  code: ['  let lowest = 0;'],
  right: 'let lowest = Infinity;',
  says: 'You start too low.',
};

const BOARD = readBoard([js('function best(prices) {\n}', SOLUTION)], [WRONG]);

const NONE = new Set<number>();

test('lines have a slot below their label, and wrong lines have none', () => {
  expect(BOARD.slotNames).toEqual(['Start with nothing', 'Look at each price']);
  expect(BOARD.lines.map(({ slot, text, hasWrong }) => [slot, text.trim(), hasWrong])).toEqual([
    [0, 'let lowest = Infinity;', true],
    [1, 'for (const price of prices) {', undefined],
    [1, 'lowest = price;', undefined],
    [1, '}', undefined],
    [undefined, 'let lowest = 0;', undefined],
  ]);
  expect(BOARD.rows.map(({ kind }) => kind).join(' ')).toBe(
    'file given label slot label slot given',
  );
});

test('lines on both sides of a given line are in two slots of the same name', () => {
  const { slotNames, rows } = readBoard(
    [js('given();', '// Do it\nfirst();\ngiven();\nsecond();')],
    [],
  );
  expect(slotNames).toEqual(['Do it', 'Do it']);
  expect(rows).toContainEqual({ kind: 'label', text: 'Do it', line: '// Do it', slot: 0 });
});

test('the assembled program has the labels as comments', () => {
  const [first, second] = ['  let lowest = Infinity;', '  for (…) {}'];
  expect(assemble(BOARD, (slot) => [slot === 0 ? first : second] as string[])).toEqual({
    js: `function best(prices) {\n  // Start with nothing\n${first}\n  // Look at each price\n${second}\n}`,
  });
});

test('the order is the same each time, and never that of the solution', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    expect(shuffled([0, 1], seed)).toEqual([1, 0]);
  }
  expect(shuffled([0, 1, 2, 3, 4], 'a')).toEqual(shuffled([0, 1, 2, 3, 4], 'a'));
});

test('only the ends of a long given part are shown', () => {
  const rows = Array.from({ length: 8 }, (_, at): Row => ({ kind: 'given', text: String(at) }));
  expect(foldGiven(rows)).toEqual([
    ...rows.slice(0, 2),
    { kind: 'folded', count: 4 },
    ...rows.slice(6),
  ]);
  expect(foldGiven(rows.slice(0, 5))).toEqual(rows.slice(0, 5));
});

describe('joins', () => {
  const long = readBoard(
    [js('', Array.from({ length: 30 }, (_, at) => `line${at}();`).join('\n'))],
    [],
  );

  test('make a long solution fit on a phone, in pieces of about the same length', () => {
    const pieces = [...piecesOf(long, firstJoins(long)).values()];
    expect(pieces).toHaveLength(12);
    expect(Math.max(...pieces.map((lines) => lines.length))).toBeLessThan(5);
  });

  test('leave a short solution alone', () => {
    expect(firstJoins(BOARD).size).toBe(0);
  });

  test('prefer a closing bracket, then lines of one block, and never join across slots', () => {
    const joined = new Set<number>();
    const order: number[] = [];
    for (let next = nextJoin(BOARD, joined); next !== undefined; next = nextJoin(BOARD, joined)) {
      joined.add(next);
      order.push(next);
    }
    expect(order).toEqual([3, 2]);
    expect([...piecesOf(BOARD, joined).values()]).toEqual([[0], [1, 2, 3], [4]]);
  });

  test("don't join a loop with its closing bracket first", () => {
    const { lines, ...board } = readBoard([js('', 'for (;;) {\n}\na();\nb();')], []);
    expect(nextJoin({ lines, ...board }, NONE)).toBe(3);
  });

  test('prefer lines that the reader has not put in place', () => {
    const board = readBoard([js('', 'a();\nb();\nc();')], []);
    expect(nextJoin(board, NONE)).toBe(1);
    expect(nextJoin(board, NONE, [0, 1])).toBe(2);
  });
});

describe('a draft', () => {
  test('restores what was saved', () => {
    const built = { groups: [[2, 0], [], [1]], joined: [4], gone: [7] };
    expect(readBuilt(writeBuilt(built))).toEqual(built);
  });

  test('is empty if nothing has been done', () => {
    expect(writeBuilt({ groups: [[], []], joined: [], gone: [] })).toBe('');
  });

  test('of another format counts as nothing', () => {
    expect(readBuilt('{"a":1}')).toEqual({ groups: [[]], joined: [], gone: [] });
  });
});
