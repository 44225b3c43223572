import type { Asset, Layer } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { canvas } from './canvas';
import { type LineTiming, lineHeight, listLayers, listSize, textLeft, timings } from './codeList';
import { type Stop, moving } from './keyframes';
import { carrier, shapeLayer, shown } from './layers';
import { fill, painted, rect } from './shapes';

/** Inside of the editor window, px. Its last row is the one being typed. */
export const windowSize = { width: 416, height: 8 * lineHeight };

/** Names by which the compositions are shown. */
export const compositions = { list: 'list', code: 'code' } as const;

const activeTop = windowSize.height - lineHeight;
const scrollerIndex = 1;

/** The list of lines, and the window in which it scrolls under the caret. */
export function screenAssets(): Asset.Precomposition[] {
  return [
    { id: compositions.list, layers: listLayers() },
    { id: compositions.code, layers: [caret(), ...lists(), scroller(), activeLine()] },
  ];
}

function activeLine(): Layer.Shape {
  return shapeLayer({ name: 'Active line' }, [
    painted([rect(0, activeTop, windowSize.width, lineHeight)], fill(colors.activeLine)),
  ]);
}

// Twice the same still list, one above the other, moved as one: a third smaller than a layer for each line.
function lists(): Layer.Precomposition[] {
  return [-listSize.height, 0].map((top, copy) =>
    shown(
      { name: `List ${copy + 1}`, parent: scrollerIndex, at: [0, top] },
      compositions.list,
      listSize,
    ),
  );
}

function scroller(): Layer.Null {
  const stops = timings.flatMap(({ index, scrollFrom, scrollTo }): Stop[] => {
    // The list leaves the last line as it came to the first: one list lower, which looks the same.
    const from = index === timings.length - 1 ? top(-1) : top(index);
    return [
      [scrollFrom, [0, from]],
      [scrollTo, [0, from - lineHeight], 'jump'],
    ];
  });
  const start: Stop = [canvas.firstFrame, [0, top(0)], 'jump'];
  return carrier({ name: 'Scroller', index: scrollerIndex, at: moving([start, ...stops]) });
}

function top(activeLineIndex: number): number {
  return activeTop - activeLineIndex * lineHeight;
}

// The caret pushes a cover in the color of the row to the right: what it has passed is typed. While the list scrolls,
// the cover rides up with the line that comes next, so that line is never seen before it is typed.
function caret(): Layer.Shape {
  const middle = activeTop + lineHeight / 2;
  const stops = timings.flatMap(({ index, to, typingTo, scrollFrom, scrollTo }): Stop[] => {
    const { from } = timings[(index + 1) % timings.length] ?? { from: textLeft };
    return [
      [typingTo, [to, 0], 'jump'],
      [scrollFrom, [from, lineHeight]],
      [scrollTo, [from, 0], 'even'],
    ];
  });
  const [atSeam = textLeft] = timings.filter(isTypedAcrossSeam).map(caretAtSeam);
  return shapeLayer(
    {
      name: 'Caret',
      at: moving([
        [canvas.firstFrame, [atSeam, 0], 'even'],
        ...stops,
        [canvas.endFrame, [atSeam, 0]],
      ]),
    },
    [
      painted([rect(0, middle - 6.5, windowSize.width, 13)], fill(colors.activeLine)),
      painted([rect(-1.5, middle - 9, 3, 18, 1.5)], fill(colors.paper)),
    ],
  );
}

function isTypedAcrossSeam({ typingFrom }: LineTiming): boolean {
  return typingFrom < canvas.firstFrame;
}

function caretAtSeam({ from, to, typingFrom, typingTo }: LineTiming): number {
  const typed = (canvas.firstFrame - typingFrom) / (typingTo - typingFrom);
  return Math.round((from + (to - from) * typed) * 100) / 100;
}
