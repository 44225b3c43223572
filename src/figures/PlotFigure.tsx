import type { PlotBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';

interface PlotFigureProps {
  plot: PlotBlock;
}

/** A plot without knobs. It is drawn for both widths, and the style sheet shows one: its words keep their size. */
export function PlotFigure({ plot: { label, drawing, wide } }: PlotFigureProps) {
  return (
    <FigureFrame>
      <DrawingSvg label={label} drawing={drawing} room={wide ? 'narrow' : undefined} />
      {wide ? <DrawingSvg label={label} drawing={wide} room="wide" /> : null}
    </FigureFrame>
  );
}
