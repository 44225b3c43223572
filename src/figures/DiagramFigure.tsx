import { styled } from '@mui/material/styles';
import type { DiagramBlock } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';

interface DiagramFigureProps {
  diagram: DiagramBlock;
}

/** Boxes and arrows. Where the author asked for it, it scrolls inside itself. */
export function DiagramFigure({ diagram: { label, drawing, scrolls } }: DiagramFigureProps) {
  return (
    <FigureFrame>
      {scrolls ? (
        // What scrolls must be reachable.
        <Scroller role="group" aria-label="Diagram" tabIndex={0}>
          <DrawingSvg label={label} drawing={drawing} isFixed />
        </Scroller>
      ) : (
        <DrawingSvg label={label} drawing={drawing} />
      )}
    </FigureFrame>
  );
}

/** On paper nothing scrolls, so there it shrinks. */
const Scroller = styled('div')({
  overflowX: 'auto',
  background: 'var(--code-edges)',
  '@media print': { overflow: 'visible', '& > svg': { maxWidth: '100%', height: 'auto' } },
});
