import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useClientValue } from '../../prerendered/useClientValue';
import { ADDRESSES } from '../../site/addresses';
import { PLANNER_ID } from './planner/plannerAddress';

interface PlanLinkProps {
  program: { id: string; title: string };
}

/** Takes a program to the planner; what else was planned with, such as the hours, stays as it is. */
export function PlanLink({ program }: PlanLinkProps) {
  const { search } = useLocation();
  // The prerendered page knows no query.
  const isHydrated = useClientValue(() => true, false);
  const params = new URLSearchParams(isHydrated ? search : '');
  params.set('program', program.id);

  return (
    <Button
      href={`${ADDRESSES.programs}?${params.toString()}#${PLANNER_ID}`}
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
