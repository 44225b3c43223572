import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Toggle, Toggles } from '../../../components/form/Toggles';
import { CRITERIA, type Criterion, type MockProblem } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockSheet';
import { Inlines } from '../../lesson/blocks/Inlines';
import type { Score, Scores } from '../session/session';

const SCORES: readonly Score[] = [1, 2, 3, 4];

interface RubricProps {
  problem: Pick<MockProblem, 'criteria' | 'language'>;
  scores: Scores;
  /** @param score - null to remove the rating */
  onScore: (criterion: Criterion, score: Score | null) => void;
}

/** A rating from 1 to 4 for each criterion, with what to look for in this problem. */
export function Rubric({ problem, scores, onScore }: RubricProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        columnGap: 4,
      }}
    >
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        {texts.scale}
      </Typography>
      {CRITERIA.map((criterion, index) => (
        <Box
          key={criterion}
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            pt: 1.5,
          }}
        >
          <Typography variant="subtitle1" component="p" id={`${id}${index}`}>
            {texts.criteria[criterion]}
          </Typography>
          <Typography variant="body2" lang={problem.language}>
            <Inlines>{problem.criteria[criterion]}</Inlines>
          </Typography>
          <Toggles
            exclusive
            size="small"
            className="screen-only"
            aria-labelledby={`${id}${index}`}
            value={scores[criterion] ?? null}
            onChange={(_event, score: Score | null) => onScore(criterion, score)}
          >
            {SCORES.map((score) => (
              <Toggle key={score} value={score} aria-label={texts.score(score)}>
                {score}
              </Toggle>
            ))}
          </Toggles>
          <Printed>{scores[criterion] ? texts.score(scores[criterion]) : texts.noScore}</Printed>
        </Box>
      ))}
    </Box>
  );
}

/** Text that stands in for controls in print. */
function Printed({ children }: { children: string }) {
  return (
    <Typography aria-hidden="true" sx={{ display: 'none', '@media print': { display: 'block' } }}>
      {children}
    </Typography>
  );
}
