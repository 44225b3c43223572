import { styled } from '@mui/material/styles';
import type { DiagramBlock } from '../content/figure';
import * as texts from '../texts/en/figures';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';

interface DiagramFigureProps {
  diagram: DiagramBlock;
}

/** A diagram of boxes and arrows. Scrolls horizontally if the author set `scrolls`. */
export function DiagramFigure({ diagram: { label, drawing, scrolls } }: DiagramFigureProps) {
  return (
    <FigureFrame>
      {scrolls ? (
        // Scroll containers must be focusable.
        <Scroller role="group" aria-label={texts.diagram} tabIndex={0}>
          <DrawingSvg label={label} drawing={drawing} isFixed />
        </Scroller>
      ) : (
        <DrawingSvg label={label} drawing={drawing} />
      )}
    </FigureFrame>
  );
}

/** Shrinks the diagram in print, where nothing scrolls. */
const Scroller = styled('div')({
  overflowX: 'auto',
  background: 'var(--code-edges)',
  '@media print': { overflow: 'visible', '& > svg': { maxWidth: '100%', height: 'auto' } },
});
