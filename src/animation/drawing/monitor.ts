import type { Layer, Shape } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { listSize } from './codeList';
import { shapeLayer, shown } from './layers';
import { compositions, windowSize } from './screen';
import { ellipse, fill, painted, polyline, rect } from './shapes';

/** Left edge of everything the eye aligns: screen and keyboard. px */
export const alignLeft = 38;

const screenTop = 36;
const barHeight = 34;
const windowTop = screenTop + barHeight + 12;
const windowBottom = windowTop + windowSize.height;
const right = alignLeft + windowSize.width;

/** The monitor, from front to back: a reflection, the minimaps, the window with the code, the casing. */
export function monitorLayers(): Layer.Value[] {
  const minimaps = [0, 1].map((copy) =>
    shown(
      {
        name: `Minimap ${copy + 1}`,
        at: [386, windowTop + 10 + copy * 47],
        scale: [21, 21],
        opacity: 75,
      },
      compositions.list,
      listSize,
    ),
  );
  return [
    reflection(),
    ...minimaps,
    minimapStrip(),
    shown({ name: 'Code', at: [alignLeft, windowTop] }, compositions.code, windowSize),
    casing(),
  ];
}

function reflection(): Layer.Shape {
  return shapeLayer({ name: 'Reflection' }, [
    painted(
      [
        polyline(
          [
            [268, screenTop + barHeight],
            [358, screenTop + barHeight],
            [212, windowBottom],
            [122, windowBottom],
          ],
          true,
        ),
      ],
      fill(colors.mintPale, 4),
    ),
  ]);
}

function minimapStrip(): Layer.Shape {
  const left = right - 76;
  const top = screenTop + barHeight;
  return shapeLayer({ name: 'Minimap strip' }, [
    painted([rect(left, top, 76, windowBottom - top)], fill(colors.activeLine)),
    painted([rect(left, windowTop + 6, 76, 50)], fill(colors.mint, 9)),
  ]);
}

function casing(): Layer.Shape {
  const { width } = windowSize;
  const left = alignLeft;
  const middle = left + width / 2;
  return shapeLayer({ name: 'Monitor' }, [
    painted([rect(middle - 32, 330, 64, 46)], fill(colors.casingShade)),
    painted([rect(middle - 84, 370, 168, 14, 7)], fill(colors.casing)),
    painted([rect(left - 12, screenTop - 12, width + 24, 324, 26)], fill(colors.casingShade)),
    painted([rect(left - 12, screenTop - 12, width + 24, 317, 26)], fill(colors.casing)),
    painted([rect(left + 16, screenTop - 11, width - 32, 2, 1)], fill(colors.casingLight)),
    painted([rect(left, screenTop, width, 60, 14)], fill(colors.screenBar)),
    painted([rect(left, 270, width, 58, 14)], fill(colors.tealDeep)),
    painted([rect(left, screenTop + barHeight, width, 236)], fill(colors.screen)),
    ...titleBar(left),
    painted([rect(left + 16, 314, 40, 6, 3), rect(left + 270, 314, 26, 6, 3)], fill(colors.mint)),
  ]);
}

function titleBar(left: number): Shape.Group[] {
  const dots = [colors.amber, colors.mint, colors.faint].map((color, index) =>
    painted([ellipse([left + 20 + index * 17, screenTop + 17], 9)], fill(color)),
  );
  const tab = [
    rect(left + 84, screenTop + 8, 118, 26, 7),
    rect(left + 84, screenTop + 22, 118, 12),
  ];
  return [
    ...dots,
    painted(tab, fill(colors.screen)),
    painted([rect(left + 98, screenTop + 18, 62, 6, 3)], fill(colors.word)),
    painted([rect(left + 222, screenTop + 15, 54, 6, 3)], fill(colors.faint)),
  ];
}
