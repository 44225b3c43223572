import { use } from 'react';
import type { FigureBlock } from '../content/figure';
import { FigureCodeContext } from './FigureCode';

interface FigureProps {
  figure: FigureBlock;
}

/** A lesson's figure, rendered with the code that its section loaded. */
export function Figure({ figure }: FigureProps) {
  const { DiagramFigure, PlotFigure, KnobPlot, StepsFigure } = use(FigureCodeContext);
  switch (figure.kind) {
    case 'diagram':
      return DiagramFigure ? <DiagramFigure diagram={figure} /> : null;
    case 'plot':
      if (figure.knobs) return KnobPlot ? <KnobPlot plot={figure} /> : null;
      return PlotFigure ? <PlotFigure plot={figure} /> : null;
    case 'steps':
      return StepsFigure ? <StepsFigure steps={figure} /> : null;
    default:
      return figure satisfies never;
  }
}
