import type { Motif } from './coverModel';
import { bar, box, dot, line, type Point } from './shapes';

/** A web page between angle brackets. It has a box per module, with the last one highlighted. */
export const drawTags: Motif = ({ modules }) => {
  const count = within(modules, 2, 8);
  const rows = Math.ceil(count / 2);
  const [gap, left, top, width, height] = [8, 94, 58, 132, 108];
  const boxHeight = (height - gap * (rows - 1)) / rows;
  // Rows alternate between two column widths; if the number of boxes is odd, the last one gets its own row.
  const boxes = numbers(count).map((index) => {
    const row = Math.floor(index / 2);
    const isAlone = index === count - 1 && count % 2 === 1;
    const share = row % 2 === 0 ? 0.62 : 0.38;
    const first = (width - gap) * share;
    const isFirst = index % 2 === 0;
    const corner: Point = [isFirst ? left : left + first + gap, top + row * (boxHeight + gap)];
    return box(corner, isAlone ? width : isFirst ? first : width - gap - first, boxHeight);
  });
  return [
    ['box', [box([80, 24], 160, 154)]],
    ['full', boxes.slice(0, -1)],
    ['warm', boxes.slice(-1)],
    ['dots', [dot([96, 41]), dot([110, 41]), dot([124, 41])]],
    ['trend', [line([54, 68], [26, 101], [54, 134]), line([266, 68], [294, 101], [266, 134])]],
  ];
};

/** A tree, filled level by level with a node per lesson; the path to the last node is highlighted. */
export const drawNodes: Motif = ({ lessons }) => {
  const count = within(lessons, 3, 15);
  const levels = Math.floor(Math.log2(count)) + 1;
  const nodes = numbers(count).map((index): Point => {
    const level = Math.floor(Math.log2(index + 1));
    const position = index + 1 - 2 ** level;
    return [16 + (288 * (position + 0.5)) / 2 ** level, 30 + (level * 140) / (levels - 1)];
  });
  const parentOf = (index: number) => (index - 1) >> 1;
  const pathNodes: number[] = [];
  for (let index = count - 1; index > 0; index = parentOf(index)) pathNodes.push(parentOf(index));
  const edge = (index: number) => line(at(nodes, parentOf(index)), at(nodes, index));
  const marked = [count - 1, ...pathNodes.slice(0, -1)];
  return [
    ['line', numbers(count).flatMap((index) => (index === 0 ? [] : [edge(index)]))],
    ['trend', marked.map(edge)],
    ['rim', nodes.map(dot)],
    ['core', nodes.filter((_, index) => !pathNodes.includes(index)).map(dot)],
    ['mark', [dot(at(nodes, count - 1))]],
  ];
};

/** Vertical offset of each point from the trend line. The offsets repeat if there are more points. */
const OFFSETS = [14, -20, 8, 24, -12, -28, 18, -6, 30, -16, 10, -24];

/**
 * A scatter plot with a trend line: one point per lesson, connected to the line. Every fourth point is
 * highlighted as test data.
 */
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

/** Widths of the speech bubbles in `drawDialog`. They repeat if there are more bubbles. */
const WIDTHS = [150, 120, 176, 138];

/**
 * A conversation with a bubble per module: questions on the left, answers on the right, the last one
 * highlighted.
 */
export const drawDialog: Motif = ({ modules }) => {
  const count = within(modules, 2, 5);
  const gap = 10;
  const boxHeight = (160 - gap * (count - 1)) / count;
  const bubbles = numbers(count).map((index) => {
    const isQuestion = index % 2 === 0;
    const width = at(WIDTHS, index % WIDTHS.length);
    const x = isQuestion ? 60 : 260 - width;
    const y = 20 + index * (boxHeight + gap);
    const middle = y + boxHeight / 2;
    return {
      bubble: box([x, y], width, boxHeight),
      text: bar([x + 16, middle], width - 32 - (index % 3) * 20),
      speaker: dot([isQuestion ? 36 : 284, middle]),
      kind: index === count - 1 ? 'last' : isQuestion ? 'asked' : 'answered',
    };
  });
  const of = (kind: string) => bubbles.filter((one) => one.kind === kind);
  const isRight = (index: number) => index % 2 === 1;
  return [
    ['box', of('asked').map(({ bubble }) => bubble)],
    ['full', of('answered').map(({ bubble }) => bubble)],
    ['warm', of('last').map(({ bubble }) => bubble)],
    ['text', of('asked').map(({ text }) => text)],
    ['ink', [...of('answered'), ...of('last')].map(({ text }) => text)],
    ['rim', bubbles.map(({ speaker }) => speaker)],
    ['core', bubbles.flatMap(({ speaker }, index) => (isRight(index) ? [] : [speaker]))],
  ];
};

/** A staircase with a step per module, and a mark above the last step. */
export const drawStairs: Motif = ({ modules }) => {
  const count = within(modules, 2, 10);
  const gap = 8;
  const boxWidth = (272 - gap * (count - 1)) / count;
  const stairs = numbers(count).map((index) => {
    const boxHeight = 30 + (index * 84) / (count - 1);
    return box([24 + index * (boxWidth + gap), 174 - boxHeight], boxWidth, boxHeight);
  });
  return [
    ['box', stairs.filter((_, index) => index % 2 === 0)],
    ['full', stairs.filter((_, index) => index % 2 === 1)],
    ['mark', [dot([296 - boxWidth / 2, 38])]],
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
