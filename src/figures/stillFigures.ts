/** Static figures, in their own chunk; not loaded with a prerendered page. */
export { DiagramFigure } from './DiagramFigure';
export { PlotFigure } from './PlotFigure';
