import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockReview';
import { CostFields, NO_CHOICE, statedCost } from '../CostFields';
import { costName } from '../costName';
import { ProblemText } from '../ProblemText';
import type { StatedCost } from '../session/session';

interface CostReviewProps {
  problem: MockProblem;
  /** The cost that the candidate stated. */
  stated: StatedCost | undefined;
  onState: (cost: StatedCost) => void;
}

/** What the candidate said the solution costs, what it does cost, and why. Asks first if it wasn't stated. */
export function CostReview({ problem, stated, onState }: CostReviewProps) {
  return stated ? (
    <>
      <Typography>
        {texts.stated(costName(stated.time), costName(stated.space))}{' '}
        {texts.expected(costName(problem.time), costName(problem.space), problem.n)}
      </Typography>
      {stated.why ? <Typography variant="body2">{texts.yourReason(stated.why)}</Typography> : null}
      <ProblemText lang={problem.language}>{problem.explanation}</ProblemText>
    </>
  ) : (
    <CostQuestion n={problem.n} onState={onState} />
  );
}

function CostQuestion({ n, onState }: { n: string; onState: (cost: StatedCost) => void }) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isAsked, setAsked] = useState(false);

  return (
    <Box
      component="form"
      className="screen-only"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const cost = statedCost(choice);
        if (cost) onState(cost);
      }}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography>{texts.stateFirst}</Typography>
      <CostFields n={n} choice={choice} isAsked={isAsked} onChange={setChoice} />
      <Button type="submit" variant="outlined">
        {texts.openExplanation}
      </Button>
    </Box>
  );
}
