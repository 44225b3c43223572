import type { Animation, Layer } from '@lottie-animation-community/lottie-types';
import { colors } from '../colors';
import { canvas } from './canvas';
import { gearsLayer } from './gears';
import { keyboardAsset, keyboardLayers } from './keyboard';
import { shapeLayer } from './layers';
import { monitorLayers } from './monitor';
import { robotLayers } from './robot';
import { screenAssets } from './screen';
import { ellipse, fill, painted } from './shapes';

/** The whole drawing. Built anew at each call, for the engine writes into what it is given. */
export function composeAnimation(): Animation {
  return {
    v: canvas.version,
    fr: canvas.frameRate,
    ip: canvas.firstFrame,
    op: canvas.endFrame,
    w: canvas.width,
    h: canvas.height,
    nm: canvas.name,
    assets: [...screenAssets(), keyboardAsset()],
    layers: [...robotLayers(), ...keyboardLayers(), ...monitorLayers(), gearsLayer(), backdrop()],
  };
}

/** The text of the committed file. */
export function animationText(): string {
  return `${JSON.stringify(composeAnimation())}\n`;
}

function backdrop(): Layer.Shape {
  return shapeLayer({ name: 'Backdrop' }, [
    painted([ellipse([312, 278], 500)], fill(colors.mint, 16)),
  ]);
}
