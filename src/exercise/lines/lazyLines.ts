import { lazyModule } from '../../prerendered/lazyModule';

/** The panel that builds a solution from its lines. Loaded when the reader asks for it. */
export const linesModule = lazyModule(() => import(/* webpackChunkName: "lines" */ './LinesPanel'));
