import Typography from '@mui/material/Typography';
import { Disclosure } from '../components/Disclosure';
import type { StepsBlock } from '../content/figure';
import * as texts from '../texts/en/movingFigures';
import { DrawingSvg } from './DrawingSvg';
import { FigureFrame } from './FigureFrame';
import { StepAnswers } from './StepAnswers';
import { StepsControls } from './StepsControls';
import { useSteps } from './useSteps';
import { DrawingWithControls } from './wideFrame';

interface StepsFigureProps {
  steps: StepsBlock;
}

/**
 * A program, visualized step by step. Some steps ask a question first. The list of all steps works without
 * JavaScript and serves as the text alternative.
 */
export function StepsFigure({ steps: { label, drawing, frames } }: StepsFigureProps) {
  const { step, question, says, nextButton, goTo, goOn, answer } = useSteps(frames);
  const frame = frames[step];
  return (
    <FigureFrame>
      <DrawingWithControls>
        <div>
          <DrawingSvg label={label} drawing={{ ...drawing, marks: frame?.marks ?? [] }} />
        </div>
        <div>
          <StepsControls
            nextButton={nextButton}
            count={frames.length}
            step={step}
            onChange={goTo}
            onNext={goOn}
          />
          <Typography
            role="status"
            variant="body2"
            className={question ? 'screen-only' : undefined}
            sx={{ minHeight: '3.2em', my: 1.5 }}
          >
            {says}
          </Typography>
          {question ? <StepAnswers question={question} onAnswer={answer} /> : null}
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
