import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StepQuestion } from '../content/figure';
import * as texts from '../texts/en/movingFigures';

interface StepAnswersProps {
  question: StepQuestion;
  /** @param answer - index of the chosen answer */
  onAnswer: (answer: number) => void;
}

/** Answers to the question that a figure asks before a step. */
export function StepAnswers({ question: { answers }, onAnswer }: StepAnswersProps) {
  return (
    <Stack
      className="screen-only"
      role="group"
      aria-label={texts.beforeNextStep}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mb: 1.5 }}
    >
      {answers.map((answer, index) => (
        <Button key={answer} size="small" variant="outlined" onClick={() => onAnswer(index)}>
          {answer}
        </Button>
      ))}
    </Stack>
  );
}
