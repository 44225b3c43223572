import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { canvas } from './canvas';
import { moving } from './keyframes';
import { shapeLayer } from './layers';
import { type Point, curve, dashes, ellipse, group, painted, stroke } from './shapes';

interface Gear {
  center: Point;
  teeth: number;
  /** Radius at which the teeth of two gears meet, px. In proportion to the teeth. */
  radius: number;
  /** Degrees at frame 0, chosen so that a tooth of one gear is in a gap of the other. */
  phase: number;
  /** Teeth by which it advances in a round: as many on both, and quarter turns, so that the round ends as it began. */
  advance: number;
  color: string;
  shade: string;
}

const gears: readonly Gear[] = [
  {
    center: [534, 74],
    teeth: 12,
    radius: 39,
    phase: 5,
    advance: 6,
    color: colors.teal,
    shade: colors.tealShade,
  },
  {
    center: [575.8, 123.8],
    teeth: 8,
    radius: 26,
    phase: 5,
    advance: -6,
    color: colors.amber,
    shade: colors.amberShade,
  },
];

/** Two gears that mesh and turn slowly. */
export function gearsLayer(): Layer.Shape {
  return shapeLayer({ name: 'Gears' }, gears.map(gear));
}

function gear({ center, teeth, radius, phase, advance, color, shade }: Gear): Shape.Group {
  const rim = radius - 10;
  const rack = { count: teeth / 4, length: (Math.PI * radius) / 2, share: 0.48 };
  return group(
    [
      painted(quarters(radius), dashes(stroke(color, 11), rack)),
      painted([ellipse([0, 0], rim * 2)], stroke(color, 13)),
      painted([ellipse([0, 0], rim * 2 - 14)], stroke(shade, 3)),
    ],
    {
      at: center,
      turn: moving([
        [canvas.firstFrame, phase, 'even'],
        [canvas.endFrame, phase + (advance * 360) / teeth],
      ]),
    },
  );
}

// A circle in four strokes, cut into dashes each for itself: browsers measure a long curve roughly, and along a whole
// circle that would add up to teeth that are not where they were after a half turn.
function quarters(radius: number): Shape.Path[] {
  const reach = Math.round(radius * 55.19) / 100;
  return [
    curve([0, -radius], [reach, 0], [0, -reach], [radius, 0]),
    curve([radius, 0], [0, reach], [reach, 0], [0, radius]),
    curve([0, radius], [-reach, 0], [0, reach], [-radius, 0]),
    curve([-radius, 0], [0, -reach], [-reach, 0], [0, -radius]),
  ];
}
