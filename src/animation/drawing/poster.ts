import { type Config, optimize } from 'svgo';
import { canvas } from './canvas';
import { composeAnimation } from './composition';
import { type EngineWindow, drawFrames } from './engine';

// Ids get a prefix of their own, so the picture can also be put into a page as elements.
const options: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    { name: 'removeAttrs', params: { attrs: ['style', 'preserveAspectRatio'] } },
    {
      name: 'preset-default',
      // Arcs fitted to the engine's curves would miss them by up to a pixel.
      params: { overrides: { convertPathData: { makeArcs: { threshold: 0, tolerance: 0 } } } },
    },
    { name: 'prefixIds', params: { prefix: 'automation', delim: '-' } },
  ],
};

/**
 * The picture that is shown until the animation is there: frame 0, drawn by the same engine.
 *
 * @param view - a jsdom window that can run scripts.
 * @returns a complete SVG document without `style` attributes, which the site's policy forbids.
 */
export function makePoster(view: EngineWindow): string {
  const [frame = ''] = drawFrames(view, composeAnimation(), [canvas.firstFrame]);
  return `${optimize(frame, options).data}\n`;
}
