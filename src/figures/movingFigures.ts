/** Figures that the reader changes; a chunk of its own, fetched when one comes near. */
export { KnobPlot } from './KnobPlot';
export { StepsFigure } from './StepsFigure';
