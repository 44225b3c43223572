import type { PlotBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';

interface PlotFigureProps {
  plot: PlotBlock;
}

/** A static plot. The build draws it at two widths, and CSS shows one, so that text isn't scaled. */
export function PlotFigure({ plot: { label, drawing, wide } }: PlotFigureProps) {
  return (
    <FigureFrame>
      <DrawingSvg label={label} drawing={drawing} room={wide ? 'narrow' : undefined} />
      {wide ? <DrawingSvg label={label} drawing={wide} room="wide" /> : null}
    </FigureFrame>
  );
}
