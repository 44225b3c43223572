import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import { plainLines, type PredictBlock } from '../../content/lesson';
import { CheckBar } from '../task/CheckBar';
import { ExerciseBox, type ExerciseTexts } from '../task/ExerciseBox';
import { useDraft } from '../drafts/useDraft';
import { useStage } from '../task/useStage';
import * as exercisePredict from '../../texts/en/exercisePredict';
import { comparePrediction, type Verdict } from './comparePrediction';
import { PredictionField, rowsFor } from './PredictionField';

const MAX_ROWS = 8;

interface PredictExerciseProps {
  exercise: PredictBlock;
  texts: ExerciseTexts;
}

/** Exercise in which the reader predicts the output of a program without running it. */
export function PredictExercise({ exercise, texts }: PredictExerciseProps) {
  const { id, lines, output } = exercise;
  const { text, setText } = useDraft(id, '');
  const { stage, judge, showSolution, startOver } = useStage(id);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  function check(event?: FormEvent) {
    event?.preventDefault();
    const found = comparePrediction(text, exercise);
    setVerdict(found);
    judge(found.isRight, text === output);
  }

  function change(next: string) {
    setText(next);
    setVerdict(null);
  }

  function checkByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check();
  }

  return (
    <ExerciseBox
      task={exercise}
      texts={texts}
      stage={stage}
      onAskSolution={() => {
        showSolution();
        change(output);
      }}
      onStartOver={() => {
        startOver();
        change('');
      }}
      praise={exercisePredict.praise}
      notCounted={{ text: exercisePredict.notCounted, again: exercisePredict.answerItMyself }}
      solution={
        <CodeBlock language="text" title={exercisePredict.output} lines={plainLines(output)} />
      }
    >
      <CodeBlock language="js" lines={lines} />
      <PaperLines aria-hidden>
        {Array.from({ length: rowsFor(output, MAX_ROWS) }, (_, row) => (
          <div key={row} />
        ))}
      </PaperLines>
      <Box
        component="form"
        noValidate
        onSubmit={check}
        className="js-only screen-only"
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <PredictionField
          output={output}
          maxRows={MAX_ROWS}
          help={exercisePredict.help}
          error={verdict && !verdict.isRight ? verdict.says : undefined}
          value={text}
          onChange={change}
          onKeyDown={checkByKeys}
        />
        <CheckBar
          isStatusHidden={!verdict?.isRight}
          status={verdict ? (verdict.isRight ? exercisePredict.correct : verdict.says) : null}
        />
      </Box>
    </ExerciseBox>
  );
}

/** Blank lines for writing the answer on paper. */
const PaperLines = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    breakInside: 'avoid',
    '& > div': { height: '9mm', borderBottom: '1px solid' },
  },
});
