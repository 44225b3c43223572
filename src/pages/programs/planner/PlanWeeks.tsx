import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Plan } from './plan';
import { checkpointsOf } from './checkpoints';
import type { PlannedPath } from './planForm';
import { PlanWeekEntry } from './PlanWeekEntry';

/** Weeks on screen before the rest is asked for, about a month; paper gets all. */
const FIRST_WEEKS = 4;

interface PlanWeeksProps {
  plan: Plan;
  path: PlannedPath;
}

/** The plan week by week, at the careful pace, with the checkpoints where they fall. */
export function PlanWeeks({ plan, path }: PlanWeeksProps) {
  const [isOpen, setOpen] = useState(false);
  const checkpoints = checkpointsOf(plan, path);
  const rest = plan.weeks.length - FIRST_WEEKS;

  return (
    <Box sx={{ mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">Week by week</Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>
        At the careful pace. If you are quicker, go on with the next.
      </Typography>
      <Weeks id="plan-weeks" isFolded={rest > 1 && !isOpen}>
        {plan.weeks.map((week) => (
          <PlanWeekEntry key={week.number} week={week} checkpoints={checkpoints} />
        ))}
      </Weeks>
      {rest > 1 ? (
        <Button
          variant="outlined"
          fullWidth
          className="screen-only"
          aria-expanded={isOpen}
          aria-controls="plan-weeks"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Show the first ${FIRST_WEEKS} weeks` : `Show all ${plan.weeks.length} weeks`}
        </Button>
      ) : null}
    </Box>
  );
}

const Weeks = styled('ol', { shouldForwardProp: (name) => name !== 'isFolded' })<{
  isFolded: boolean;
}>({
  margin: '16px 0 8px',
  '&, & ul': { padding: 0, listStyle: 'none' },
  variants: [
    {
      props: { isFolded: true },
      style: {
        '@media screen': { [`& > :nth-of-type(n + ${FIRST_WEEKS + 1})`]: { display: 'none' } },
      },
    },
  ],
});
