import type { Asset, Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { canvas } from './canvas';
import { timings } from './codeList';
import { type Stop, moving } from './keyframes';
import { shapeLayer, shown } from './layers';
import { alignLeft } from './monitor';
import { windowSize } from './screen';
import { fill, painted, rect } from './shapes';

/** Name of the layer whose groups are the keys that light up; each group's opacity says how bright it is. */
export const litKeysName = 'Lit keys';

const keySet = 'keys';
const deck = { left: alignLeft - 12, top: 402, width: windowSize.width + 24, height: 122 };
const pitch = 34;
const keyHeight = 19;
const rowPitch = 26;
const keyGap = 6;

/** Widths of the keys of each row in units, twelve to a row. One unit wide ones are letters. */
const rows = [
  Array<number>(12).fill(1),
  [1.5, ...Array<number>(9).fill(1), 1.5],
  [1.75, ...Array<number>(8).fill(1), 2.25],
  [1.25, 1.25, 7, 1.25, 1.25],
];

const enter = { row: 2, column: 9 };

/** Letters in the order in which they are pressed, as row and column. */
const letters = [
  [1, 4],
  [0, 7],
  [2, 3],
  [1, 8],
  [0, 2],
  [2, 6],
  [1, 2],
  [0, 9],
] as const;

const framesPerLetter = 12;
/** Frames in which a key goes dark again. */
const fade = 15;

/** The keys, to be shown by the layers of the keyboard. */
export function keyboardAsset(): Asset.Precomposition {
  return { id: keySet, layers: [keyLayer()] };
}

/** The keyboard, from front to back: the lit keys, then all keys and the deck. */
export function keyboardLayers(): Layer.Value[] {
  return [litKeys(), ...keys(), board()];
}

/** Frames at which a line is finished and Enter goes down, ascending. */
export function enterFrames(): number[] {
  return timings.map(({ typingTo }) => typingTo);
}

function board(): Layer.Shape {
  const { left, top, width, height } = deck;
  return shapeLayer({ name: 'Keyboard' }, [
    painted([rect(left, top, width, height + 7, 20)], fill(colors.casingShade)),
    painted([rect(left, top, width, height, 20)], fill(colors.casing)),
    painted([rect(left + 18, top + 1, width - 36, 2, 1)], fill(colors.casingLight)),
  ]);
}

// One still set of keys shown twice: dimmed and a little lower it makes the sides of the keys.
function keys(): Layer.Precomposition[] {
  const { left, top } = deck;
  return [
    shown({ name: 'Keys', at: [left, top] }, keySet, deck),
    shown({ name: 'Key sides', at: [left, top + 3], opacity: 62 }, keySet, deck),
  ];
}

function keyLayer(): Layer.Shape {
  const boxes = rows.flatMap((units, row) => units.map((_unit, column) => keyBox(row, column)));
  const groups = [colors.paper, colors.casingLight, colors.amber].map((color) =>
    painted(
      boxes.filter((box) => keyColor(box) === color).map((box) => keyOutline(box)),
      fill(color),
    ),
  );
  return shapeLayer({ name: 'Keys' }, groups);
}

function keyColor({ row, column, unit }: KeyBox): string {
  if (row === enter.row && column === enter.column) return colors.amber;
  return unit === 1 || unit > 3 ? colors.paper : colors.casingLight;
}

function litKeys(): Layer.Shape {
  const enterKey = litKey(enter.row, enter.column, colors.paper, enterFrames());
  const times = letterFrames();
  const keys = letters.map(([row, column], index) =>
    litKey(
      row,
      column,
      index % 3 === 1 ? colors.amber : colors.mint,
      times.filter((_frame, press) => press % letters.length === index),
    ),
  );
  const pressed = { name: litKeysName, at: [deck.left, deck.top + 2] } as const;
  return shapeLayer(pressed, [enterKey, ...keys]);
}

// While a line is typed, never in the pause between two lines.
function letterFrames(): number[] {
  return timings.flatMap(({ typingFrom, typingTo }) => {
    const count = Math.max(1, Math.floor((typingTo - typingFrom) / framesPerLetter));
    return Array.from({ length: count }, (_none, press) =>
      wrapped(typingFrom + (press + 0.2) * ((typingTo - typingFrom) / count)),
    );
  });
}

function litKey(row: number, column: number, color: string, presses: number[]): Shape.Group {
  return painted([keyOutline(keyBox(row, column))], fill(color), {
    opacity: moving(brightness(presses)),
  });
}

// On at once, off slowly, and whole across the seam of the loop.
function brightness(presses: readonly number[]): Stop[] {
  const ordered = [...presses].sort((one, other) => one - other);
  const last = ordered.at(-1) ?? 0;
  const left = Math.max(0, last + fade - canvas.endFrame);
  const atSeam = Math.round((left / fade) * 100);
  const start: Stop[] =
    left > 0
      ? [
          [0, atSeam, 'even'],
          [left, 0, 'jump'],
        ]
      : [[0, 0, 'jump']];
  const pulses = ordered.flatMap((press): Stop[] => [
    [press, 100, 'even'],
    press + fade < canvas.endFrame ? [press + fade, 0, 'jump'] : [canvas.endFrame, atSeam],
  ]);
  return [...start, ...pulses];
}

function wrapped(frame: number): number {
  return ((Math.round(frame) % canvas.endFrame) + canvas.endFrame) % canvas.endFrame;
}

interface KeyBox {
  row: number;
  column: number;
  /** px from the deck's left edge, `top` from its top. */
  left: number;
  top: number;
  width: number;
  unit: number;
}

function keyBox(row: number, column: number): KeyBox {
  const units = rows[row] ?? [];
  const before = units.slice(0, column).reduce((sum, unit) => sum + unit, 0);
  const unit = units[column] ?? 1;
  return {
    row,
    column,
    left: 19 + before * pitch,
    top: 11 + row * rowPitch,
    width: unit * pitch - keyGap,
    unit,
  };
}

function keyOutline({ left, top, width }: KeyBox): Shape.Rectangle {
  return rect(left, top, width, keyHeight, 5);
}
