import Button from '@mui/material/Button';
import { PLANNER_ADDRESS } from '../../site/addresses';

interface PlanLinkProps {
  program: { id: string; title: string };
}

/** Takes a program to the planner. */
export function PlanLink({ program }: PlanLinkProps) {
  return (
    <Button
      href={`${PLANNER_ADDRESS}?program=${program.id}`}
      variant="outlined"
      className="js-only screen-only"
      sx={{ flex: 'none' }}
    >
      {/* One piece of text: the button sets its children apart. */}
      <span>
        Plan this <span className="visually-hidden">program: {program.title}</span>
      </span>
    </Button>
  );
}
