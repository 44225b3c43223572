import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Disclosure } from '../components/Disclosure';
import type { StepsBlock } from '../content/figure';
import * as texts from '../texts/en/movingFigures';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';
import { StepsControls } from './StepsControls';
import { DrawingWithControls } from './wideFrame';

interface StepsFigureProps {
  steps: StepsBlock;
}

/**
 * A program, visualized step by step. The list of all steps works without JavaScript and serves as the text
 * alternative.
 */
export function StepsFigure({ steps: { label, drawing, frames } }: StepsFigureProps) {
  const [step, setStep] = useState(0);
  const frame = frames[step];
  return (
    <FigureFrame>
      <DrawingWithControls>
        <div>
          <DrawingSvg label={label} drawing={{ ...drawing, marks: frame?.marks ?? [] }} />
        </div>
        <div>
          <StepsControls count={frames.length} step={step} onChange={setStep} />
          <Typography role="status" variant="body2" sx={{ minHeight: '3.2em', my: 1.5 }}>
            {frame?.sentence}
          </Typography>
          <Disclosure size="small" summary={texts.allStepsInWords}>
            <Typography
              component="ol"
              variant="body2"
              sx={{ paddingInlineStart: 3, '& > li + li': { mt: 0.5 } }}
            >
              {frames.map(({ sentence }, order) => (
                <li key={order}>{sentence}</li>
              ))}
            </Typography>
          </Disclosure>
        </div>
      </DrawingWithControls>
    </FigureFrame>
  );
}
