import Box from '@mui/material/Box';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import type { CodeLine } from '../../content/lesson';
import { outputUntil } from '../../languages/javascript/trace/reading/steps';
import { OutputList } from '../results/OutputList';
import { PlainWords } from '../results/PlainWords';
import * as texts from '../../texts/en/stepThrough';
import { CallList } from './CallList';
import { ObjectDrawing } from './ObjectDrawing';
import { QuestionForm } from './QuestionForm';
import { questionAbout, type StepQuestion } from './stepQuestion';
import { RangeNote } from './RangeNote';
import type { Range, Recorded } from './recordSteps';
import { StepCode } from './StepCode';
import { StepControls } from './StepControls';
import { useHighlighted } from './useHighlighted';

interface StepsViewProps {
  code: string;
  recorded: Recorded;
  /** Syntax-highlighted lines of the code, if available. */
  lines: readonly CodeLine[] | undefined;
  /** The call that a test tried, or the test's name. */
  caller?: string | undefined;
  /** Records a part of the run, if that's possible. */
  onRecord?: (range?: Range) => void;
}

/** The code, variables, objects and output at one step, with the controls to move. */
export function StepsView({ code, recorded, lines, caller, onRecord }: StepsViewProps) {
  const { program, result, steps } = recorded;
  const [index, setIndex] = useState(recorded.start);
  const [isAsking, setIsAsking] = useState(false);
  const [question, setQuestion] = useState<StepQuestion | undefined>();
  const highlighted = useHighlighted(code, lines);
  const step = steps[index] ?? steps[0];
  if (step === undefined) return null;
  const output = outputUntil(step, result.output);

  function go(to: number) {
    const next = steps[to];
    const asked =
      isAsking && next && to === index + 1 && !question ? questionAbout(next, program) : undefined;
    setQuestion(asked);
    if (asked === undefined) setIndex(to);
  }

  return (
    <>
      <StepCode lines={highlighted} line={step.line} />
      <StepControls
        steps={steps}
        program={program}
        index={index}
        onChange={go}
        isAsking={isAsking}
        onAsk={setIsAsking}
      />
      {question ? (
        <QuestionForm question={question} onDone={() => go(index + 1)} />
      ) : (
        <Typography role="status" sx={{ minHeight: '3em' }}>
          <PlainWords text={step.text} />
        </Typography>
      )}
      <RangeNote recorded={recorded} order={step.after.order} onRecord={onRecord} />
      <Columns>
        <CallList step={step} program={program} caller={caller} />
        <ObjectDrawing step={step} program={program} />
      </Columns>
      {output.length > 0 ? (
        <Box role="group" aria-label={texts.output} sx={{ minWidth: 0, overflow: 'auto' }}>
          <Typography variant="label" component="p" sx={{ mb: 0.5 }}>
            {texts.output}
          </Typography>
          <OutputList result={{ output, cut: false }} />
        </Box>
      ) : null}
    </>
  );
}

function Columns({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      {children}
    </Box>
  );
}
