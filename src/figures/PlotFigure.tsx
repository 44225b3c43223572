import type { PlotBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';

interface PlotFigureProps {
  plot: PlotBlock;
}

/** A plot without knobs. */
export function PlotFigure({ plot: { label, drawing } }: PlotFigureProps) {
  return (
    <FigureFrame>
      <DrawingSvg label={label} drawing={drawing} />
    </FigureFrame>
  );
}
