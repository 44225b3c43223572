import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { moving } from './keyframes';
import { carrier, shapeLayer } from './layers';
import { restingArm, typingArm } from './robotArms';
import { robotHead, robotMiddle } from './robotHead';
import { ellipse, fill, group, painted, polyline, rect, stroke } from './shapes';

const floatIndex = 1;

/** The robot, from front to back. Everything but its shadow floats with it. */
export function robotLayers(): Layer.Value[] {
  return [
    typingArm(floatIndex),
    robotHead(floatIndex),
    body(),
    restingArm(floatIndex),
    float(),
    shadow(),
  ];
}

function float(): Layer.Null {
  return carrier({
    name: 'Robot',
    index: floatIndex,
    at: moving([
      [0, [0, 0]],
      [75, [0, -7]],
      [150, [0, 0]],
      [225, [0, -7]],
      [300, [0, 0]],
    ]),
  });
}

function shadow(): Layer.Shape {
  return shapeLayer(
    {
      name: 'Shadow',
      anchor: [robotMiddle, 522],
      scale: moving([
        [0, [100, 100]],
        [75, [86, 86]],
        [150, [100, 100]],
        [225, [86, 86]],
        [300, [100, 100]],
      ]),
    },
    [painted([ellipse([robotMiddle, 522], 116, 13)], fill(colors.casing, 45))],
  );
}

function body(): Layer.Shape {
  const left = robotMiddle - 54;
  return shapeLayer({ name: 'Body', parent: floatIndex }, [
    painted([rect(robotMiddle - 17, 350, 34, 26)], fill(colors.tealDeep)),
    painted([ellipse([robotMiddle, 472], 64, 26)], fill(colors.tealDeep)),
    painted([rect(left, 370, 108, 102, 36)], fill(colors.tealShade)),
    painted([rect(left, 370, 108, 96, 36)], fill(colors.teal)),
    painted([rect(robotMiddle - 34, 396, 68, 38, 14)], fill(colors.screen)),
    sign(),
  ]);
}

// Angle brackets and a slash.
function sign(): Shape.Group {
  const y = 415;
  const bracket = (x: number, reach: number) =>
    polyline([
      [x, y - 8],
      [x + reach, y],
      [x, y + 8],
    ]);
  return group([
    painted([bracket(robotMiddle - 12, -9), bracket(robotMiddle + 12, 9)], stroke(colors.mint, 4)),
    painted(
      [
        polyline([
          [robotMiddle + 4, y - 9],
          [robotMiddle - 4, y + 9],
        ]),
      ],
      stroke(colors.amber, 4),
    ),
  ]);
}
