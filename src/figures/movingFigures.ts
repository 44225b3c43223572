/** Interactive figures, in their own chunk; loaded when one is near the viewport. */
export { KnobPlot } from './KnobPlot';
export { StepsFigure } from './StepsFigure';
