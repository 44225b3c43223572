import type { Layer } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { canvas } from './canvas';
import { shapeLayer } from './layers';
import { fill, painted, rect } from './shapes';

/** Height of a line, px. Eight lines fill the window, so no line is seen twice at once. */
export const lineHeight = 28;
/** Left edge of unindented code in the list, px. */
export const textLeft = 44;

const indentWidth = 20;
const gap = 8;
const barHeight = 9;

const { mint, amber, word, faint } = colors;

interface CodeLine {
  indent: number;
  tokens: readonly (readonly [width: number, color: string])[];
}

const lines: readonly CodeLine[] = [
  {
    indent: 0,
    tokens: [
      [46, mint],
      [84, word],
      [40, amber],
      [14, faint],
    ],
  },
  {
    indent: 1,
    tokens: [
      [34, mint],
      [58, word],
      [14, faint],
      [96, amber],
    ],
  },
  {
    indent: 1,
    tokens: [
      [26, mint],
      [92, word],
      [44, word],
      [14, faint],
    ],
  },
  {
    indent: 2,
    tokens: [
      [72, word],
      [52, mint],
      [30, amber],
    ],
  },
  {
    indent: 2,
    tokens: [
      [48, mint],
      [118, amber],
    ],
  },
  { indent: 1, tokens: [[14, faint]] },
  {
    indent: 1,
    tokens: [
      [50, mint],
      [78, word],
      [62, word],
    ],
  },
  { indent: 0, tokens: [[14, faint]] },
];

/** Size of the list, px; shown again right below itself it goes on without a seam. */
export const listSize = { width: 340, height: lines.length * lineHeight };

/** What happens to one line. Frames; the first line is half typed at frame 0, so its typing begins before it. */
export interface LineTiming {
  index: number;
  /** Where the caret starts and ends, px from the left of the list. */
  from: number;
  to: number;
  typingFrom: number;
  typingTo: number;
  scrollFrom: number;
  scrollTo: number;
}

const holdFrames = 4;
const scrollFrames = 9;
const typedAtStart = 0.72;

/** When each line is typed: long lines take longer, and all of them together one round of the animation. */
export const timings: readonly LineTiming[] = schedule();

/** The lines as one still layer, a layer for each color of word. */
export function listLayers(): Layer.Shape[] {
  const bars = lines.flatMap(({ indent, tokens }, row) => {
    let left = textLeft + indent * indentWidth;
    return tokens.map(([width, color]) => {
      const bar = { color, outline: tokenBar(left, row, width) };
      left += width + gap;
      return bar;
    });
  });
  const marks = lines.map((_line, row) => rect(20, row * lineHeight + 12.5, 10, 3, 1.5));
  const groups = [mint, amber, word, faint].map((color) =>
    painted(
      bars.filter((bar) => bar.color === color).map((bar) => bar.outline),
      fill(color),
    ),
  );
  return [shapeLayer({ name: 'Lines' }, [painted(marks, fill(faint)), ...groups])];
}

function tokenBar(left: number, row: number, width: number) {
  return rect(
    left,
    row * lineHeight + (lineHeight - barHeight) / 2,
    width,
    barHeight,
    barHeight / 2,
  );
}

function textWidth({ tokens }: CodeLine): number {
  return tokens.reduce((sum, [width]) => sum + width + gap, 0);
}

function schedule(): LineTiming[] {
  const rounds = canvas.endFrame - lines.length * (holdFrames + scrollFrames);
  const total = lines.reduce((sum, line) => sum + textWidth(line), 0);
  let done = 0;
  const durations = lines.map((line) => {
    const before = Math.round((done / total) * rounds);
    done += textWidth(line);
    return Math.round((done / total) * rounds) - before;
  });
  let frame = -Math.round((durations[0] ?? 0) * typedAtStart);
  return lines.map((line, index) => {
    const from = textLeft + line.indent * indentWidth - gap / 2;
    const typingFrom = frame;
    const typingTo = typingFrom + (durations[index] ?? 0);
    const scrollFrom = typingTo + holdFrames;
    const scrollTo = scrollFrom + scrollFrames;
    frame = scrollTo;
    return { index, from, to: from + textWidth(line), typingFrom, typingTo, scrollFrom, scrollTo };
  });
}
