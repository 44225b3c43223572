import Button from '@mui/material/Button';
import { PLANNER_ADDRESS } from '../../site/addresses';

interface PlanLinkProps {
  program: { id: string; title: string };
}

/** Link that opens the planner with a program selected. */
export function PlanLink({ program }: PlanLinkProps) {
  return (
    <Button
      href={`${PLANNER_ADDRESS}?program=${program.id}`}
      variant="outlined"
      className="js-only screen-only"
      sx={{ flex: 'none' }}
    >
      {/* A single child: MUI puts a gap between the children of a button. */}
      <span>
        Plan this <span className="visually-hidden">program: {program.title}</span>
      </span>
    </Button>
  );
}
