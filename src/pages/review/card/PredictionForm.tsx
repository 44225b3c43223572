import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import type { PredictBlock } from '../../../content/lesson';
import { comparePrediction, type Verdict } from '../../../exercise/predict/comparePrediction';
import { PredictionField } from '../../../exercise/predict/PredictionField';
import * as texts from '../../../texts/en/reviewCards';

const MAX_ROWS = 6;

interface PredictionFormProps {
  task: PredictBlock;
  onRight: () => void;
  onShow: () => void;
}

/** Form for predicting a program's output, with a button that shows the answer. */
export function PredictionForm({ task, onRight, onShow }: PredictionFormProps) {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const wrong = verdict && !verdict.isRight ? verdict.says : undefined;

  function check(event: FormEvent) {
    event.preventDefault();
    const found = comparePrediction(text, task);
    setVerdict(found);
    if (found.isRight) onRight();
  }

  return (
    <Stack component="form" noValidate onSubmit={check} sx={{ mt: 3, gap: 2 }}>
      <PredictionField
        output={task.output}
        maxRows={MAX_ROWS}
        help={texts.predictionHelp}
        error={wrong}
        value={text}
        onChange={(next) => {
          setText(next);
          setVerdict(null);
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained">
          {texts.checkPrediction}
        </Button>
        <Button variant="outlined" onClick={onShow}>
          {texts.showAnswer}
        </Button>
      </Stack>
      <Typography role="status" className="visually-hidden">
        {wrong ?? ''}
      </Typography>
    </Stack>
  );
}
