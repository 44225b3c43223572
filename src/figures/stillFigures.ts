/** Figures without behavior; a chunk of its own, never fetched where the page came whole. */
export { DiagramFigure } from './DiagramFigure';
export { PlotFigure } from './PlotFigure';
