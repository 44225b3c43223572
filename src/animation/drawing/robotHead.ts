import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { type Stop, moving } from './keyframes';
import { shapeLayer } from './layers';
import { type Point, curve, ellipse, fill, group, painted, rect, stroke } from './shapes';

/** Where the robot's middle is, px from the left. */
export const robotMiddle = 520;

const neck: Point = [robotMiddle, 356];

/** Head with antenna and face. Moves with the layer `parent`. */
export function robotHead(parent: number): Layer.Shape {
  const left = robotMiddle - 75;
  const ears = painted(
    [rect(left - 12, 278, 22, 46, 10), rect(left + 140, 278, 22, 46, 10)],
    fill(colors.tealDeep),
  );
  const shell = group([
    painted([rect(left, 238, 150, 120, 48)], fill(colors.tealShade)),
    painted([rect(left, 238, 150, 114, 48)], fill(colors.teal)),
    painted(
      [curve([left + 22, 268], [6, -11], [-13, 0], [left + 52, 249])],
      stroke(colors.mintPale, 5, 75),
    ),
    painted([rect(left + 17, 260, 116, 74, 33)], fill(colors.screen)),
  ]);
  return shapeLayer(
    {
      name: 'Head',
      parent,
      anchor: neck,
      turn: moving([
        [48, 0],
        [66, -3],
        [128, -3],
        [150, 1.5],
        [214, 1.5],
        [236, 0],
      ]),
    },
    [...antenna(), ears, shell, face()],
  );
}

function antenna(): Shape.Group[] {
  const ball: Point = [robotMiddle, 202];
  return [
    painted([ellipse([0, 0], 24)], stroke(colors.amber, 2.5), {
      at: ball,
      scale: moving([
        [150, [90, 90], 'even'],
        [222, [165, 165]],
      ]),
      opacity: moving([
        [150, 0],
        [166, 70],
        [222, 0],
      ]),
    }),
    painted([rect(robotMiddle - 3, 206, 6, 36)], fill(colors.tealDeep)),
    painted([ellipse(ball, 21)], fill(colors.amber)),
    painted([ellipse([robotMiddle - 3.5, 198.5], 6)], fill(colors.paper, 80)),
  ];
}

function face(): Shape.Group {
  const eyeLine = 292;
  const blinks = [28, 226].flatMap((frame): Stop[] => [
    [frame - 5, [100, 100]],
    [frame, [100, 8]],
    [frame + 5, [100, 100]],
  ]);
  const eyes = painted(
    [
      rect(robotMiddle - 33, eyeLine - 13, 18, 26, 9),
      rect(robotMiddle + 15, eyeLine - 13, 18, 26, 9),
    ],
    fill(colors.mint),
    { anchor: [robotMiddle, eyeLine], at: [robotMiddle, eyeLine], scale: moving(blinks) },
  );
  const smile = painted(
    [curve([robotMiddle - 11, 311], [5, 8], [-5, 8], [robotMiddle + 11, 311])],
    stroke(colors.mint, 4),
  );
  const cheeks = painted(
    [ellipse([robotMiddle - 40, 313], 14, 8), ellipse([robotMiddle + 40, 313], 14, 8)],
    fill(colors.amber, 55),
  );
  // Looks at the visitor, up at the screen, down at its hand, and back.
  return group([eyes, smile, cheeks], {
    at: moving([
      [44, [0, 0]],
      [58, [-9, -4]],
      [132, [-9, -4]],
      [146, [-8, 5]],
      [216, [-8, 5]],
      [232, [0, 0]],
    ]),
  });
}
