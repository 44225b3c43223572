import { lazyJoin, lazyModule, type LazyModule } from '../prerendered/lazyModule';
import type { FigureKind } from '../content/figure';
import type { FigureCode } from './FigureCode';

const stillFigures = lazyModule(() => import(/* webpackChunkName: "figures" */ './stillFigures'));

const movingFigures = lazyModule(
  () => import(/* webpackChunkName: "moving-figures" */ './movingFigures'),
);

const CODE: Readonly<Record<FigureKind, LazyModule<FigureCode>>> = {
  still: stillFigures,
  moving: movingFigures,
};

/**
 * @param kinds - kinds of figures to render
 * @returns their components
 */
export function figureCode(kinds: readonly FigureKind[]): LazyModule<FigureCode> {
  return lazyJoin(
    kinds.map((kind) => CODE[kind]),
    (...codes: FigureCode[]) => Object.assign({}, ...codes) as FigureCode,
  );
}
