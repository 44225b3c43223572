import type { Motif } from './coverModel';
import { bar, box, dot, line, type Point } from './shapes';

/** A page's boxes between two brackets: one for each module, the last one marked. */
export const drawTags: Motif = ({ modules }) => {
  const count = within(modules, 2, 8);
  const rows = Math.ceil(count / 2);
  const [gap, left, top, width, height] = [8, 94, 58, 132, 108];
  const tall = (height - gap * (rows - 1)) / rows;
  // Rows change their split, as the sections of a page do; an odd last box has a row alone.
  const boxes = numbers(count).map((index) => {
    const row = Math.floor(index / 2);
    const isAlone = index === count - 1 && count % 2 === 1;
    const share = row % 2 === 0 ? 0.62 : 0.38;
    const first = (width - gap) * share;
    const isFirst = index % 2 === 0;
    const corner: Point = [isFirst ? left : left + first + gap, top + row * (tall + gap)];
    return box(corner, isAlone ? width : isFirst ? first : width - gap - first, tall);
  });
  return [
    ['box', [box([80, 24], 160, 154)]],
    ['full', boxes.slice(0, -1)],
    ['warm', boxes.slice(-1)],
    ['dots', [dot([96, 41]), dot([110, 41]), dot([124, 41])]],
    ['trend', [line([54, 68], [26, 101], [54, 134]), line([266, 68], [294, 101], [266, 134])]],
  ];
};

/** A tree, filled level by level with a node for each lesson; the way down to the last node is marked. */
export const drawNodes: Motif = ({ lessons }) => {
  const count = within(lessons, 3, 15);
  const levels = Math.floor(Math.log2(count)) + 1;
  const nodes = numbers(count).map((index): Point => {
    const level = Math.floor(Math.log2(index + 1));
    const position = index + 1 - 2 ** level;
    return [16 + (288 * (position + 0.5)) / 2 ** level, 30 + (level * 140) / (levels - 1)];
  });
  const parentOf = (index: number) => (index - 1) >> 1;
  const way: number[] = [];
  for (let index = count - 1; index > 0; index = parentOf(index)) way.push(parentOf(index));
  const edge = (index: number) => line(at(nodes, parentOf(index)), at(nodes, index));
  const marked = [count - 1, ...way.slice(0, -1)];
  return [
    ['line', numbers(count).flatMap((index) => (index === 0 ? [] : [edge(index)]))],
    ['trend', marked.map(edge)],
    ['rim', nodes.map(dot)],
    ['core', nodes.filter((_, index) => !way.includes(index)).map(dot)],
    ['mark', [dot(at(nodes, count - 1))]],
  ];
};

/** How much each point in turn is above or below the line. */
const OFFSETS = [14, -20, 8, 24, -12, -28, 18, -6, 30, -16, 10, -24];

/** A point for each lesson around a line, with its distance to it; every fourth is held back, as for a test. */
export const drawPoints: Motif = ({ lessons }) => {
  const count = within(lessons, 6, 16);
  const onLine = (x: number) => 154 - (x - 40) * 0.45;
  const points = numbers(count).map((index): Point => {
    const x = 62 + (index * 216) / (count - 1);
    return [x, onLine(x) + at(OFFSETS, index % OFFSETS.length)];
  });
  return [
    ['line', [line([34, 24], [34, 174], [296, 174])]],
    ['thin', points.map(([x, y]) => line([x, y], [x, onLine(x)]))],
    ['trend', [line([42, onLine(42)], [292, onLine(292)])]],
    ['dots', points.map(dot)],
    ['mark', points.filter((_, index) => index % 4 === 2).map(dot)],
  ];
};

/** Widths of what is said in turn. */
const WIDTHS = [150, 120, 176, 138];

/** A talk: a bubble for each module, questions from the left, answers from the right; the last one is marked. */
export const drawDialog: Motif = ({ modules }) => {
  const count = within(modules, 2, 5);
  const gap = 10;
  const tall = (160 - gap * (count - 1)) / count;
  const said = numbers(count).map((index) => {
    const isAsked = index % 2 === 0;
    const width = at(WIDTHS, index % WIDTHS.length);
    const x = isAsked ? 60 : 260 - width;
    const y = 20 + index * (tall + gap);
    const middle = y + tall / 2;
    return {
      bubble: box([x, y], width, tall),
      text: bar([x + 16, middle], width - 32 - (index % 3) * 20),
      speaker: dot([isAsked ? 36 : 284, middle]),
      kind: index === count - 1 ? 'last' : isAsked ? 'asked' : 'answered',
    };
  });
  const of = (kind: string) => said.filter((one) => one.kind === kind);
  const isRight = (index: number) => index % 2 === 1;
  return [
    ['box', of('asked').map(({ bubble }) => bubble)],
    ['full', of('answered').map(({ bubble }) => bubble)],
    ['warm', of('last').map(({ bubble }) => bubble)],
    ['text', of('asked').map(({ text }) => text)],
    ['ink', [...of('answered'), ...of('last')].map(({ text }) => text)],
    ['rim', said.map(({ speaker }) => speaker)],
    ['core', said.flatMap(({ speaker }, index) => (isRight(index) ? [] : [speaker]))],
  ];
};

/** A stair for each module, and a mark where the last one leads. */
export const drawStairs: Motif = ({ modules }) => {
  const count = within(modules, 2, 10);
  const gap = 8;
  const wide = (272 - gap * (count - 1)) / count;
  const stairs = numbers(count).map((index) => {
    const tall = 30 + (index * 84) / (count - 1);
    return box([24 + index * (wide + gap), 174 - tall], wide, tall);
  });
  return [
    ['box', stairs.filter((_, index) => index % 2 === 0)],
    ['full', stairs.filter((_, index) => index % 2 === 1)],
    ['mark', [dot([296 - wide / 2, 38])]],
  ];
};

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}

function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
