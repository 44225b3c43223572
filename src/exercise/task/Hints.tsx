import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import * as texts from '../../texts/en/exercise';
import type { LinesHelp } from '../lines/useLinesHelp';
import { Prose } from './Prose';

interface HintsProps {
  hints: readonly ReactNode[];
  onAskSolution: () => void;
  /** Lets the reader build the solution from its lines; undefined if there are too few. */
  lines?: Omit<LinesHelp, 'noteCheck' | 'closeToWrite'> | undefined;
}

/** Reveals one hint per click, and offers the solution: its lines first, if there are enough. */
export function Hints({ hints, onAskSolution, lines }: HintsProps) {
  const [shownCount, setShownCount] = useState(0);
  const solution = useRef<HTMLButtonElement>(null);

  function showNext() {
    setShownCount(shownCount + 1);
    // The clicked button unmounts with the last hint, which would lose focus.
    if (shownCount + 1 === hints.length) solution.current?.focus();
  }

  return (
    <div className="js-only screen-only">
      {/* Always mounted: screen readers announce only changes to an existing live region. */}
      <Box aria-live="polite" sx={{ my: 2 }}>
        {shownCount > 0 ? (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {hints.slice(0, shownCount).map((hint, index) => (
              <Box
                component="li"
                key={index}
                sx={{
                  mb: 2,
                  paddingInlineStart: 2,
                  borderInlineStart: '2px solid',
                  borderColor: 'secondary.main',
                }}
              >
                <Typography variant="label" sx={{ color: 'secondary.main' }}>
                  {texts.hint(index + 1)}
                </Typography>
                <Prose>{hint}</Prose>
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
      {lines ? (
        <Typography role="status" variant="body2" sx={{ mb: 1, '&:empty': { m: 0 } }}>
          {lines.isOffered ? texts.linesOffered : null}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shownCount < hints.length ? (
          <Button size="small" variant="outlined" onClick={showNext}>
            {texts.showHint(shownCount + 1, hints.length)}
          </Button>
        ) : null}
        {lines ? (
          <Button
            size="small"
            aria-expanded={lines.isOpen}
            onClick={lines.isOpen ? lines.close : lines.open}
          >
            {texts.buildFromLines}
          </Button>
        ) : null}
        <Button ref={solution} size="small" onClick={onAskSolution}>
          {texts.showSolution}
        </Button>
      </Box>
    </div>
  );
}
