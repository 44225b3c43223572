import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { enterFrames } from './keyboard';
import { type Stop, moving } from './keyframes';
import { shapeLayer } from './layers';
import { type Point, curve, ellipse, fill, painted, stroke } from './shapes';

const shoulder: Point = [478, 404];

/** The arm on the keyboard: drawn with the hand on Enter, lifted while a line is typed. Moves with `parent`. */
export function typingArm(parent: number): Layer.Shape {
  const lifted = 13;
  const taps = enterFrames().flatMap((frame): Stop[] => [
    [frame - 7, lifted],
    [frame, 0],
    [frame + 8, lifted],
  ]);
  return shapeLayer(
    { name: 'Typing arm', parent, anchor: shoulder, turn: moving(taps) },
    arm(shoulder, [-26, 0], [4, -34], [418, 466]),
  );
}

/** The other arm, which swings a little. Moves with `parent`. */
export function restingArm(parent: number): Layer.Shape {
  const start: Point = [562, 404];
  return shapeLayer(
    {
      name: 'Resting arm',
      parent,
      anchor: start,
      turn: moving([
        [0, 0],
        [150, -10],
        [300, 0],
      ]),
    },
    arm(start, [24, 4], [4, -26], [590, 458]),
  );
}

function arm(from: Point, leave: Point, arrive: Point, hand: Point): Shape.Group[] {
  const [x, y] = hand;
  return [
    painted([curve(from, leave, arrive, hand)], stroke(colors.tealDeep, 15)),
    painted([ellipse([x, y + 2], 30)], fill(colors.tealShade)),
    painted([ellipse([x, y], 30)], fill(colors.mint)),
    painted(
      [curve([x - 7, y - 6], [2, -4], [-4, -1], [x + 1, y - 9])],
      stroke(colors.mintPale, 3.5),
    ),
  ];
}
