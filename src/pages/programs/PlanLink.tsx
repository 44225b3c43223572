import Button from '@mui/material/Button';
import { PLANNER_ADDRESS } from '../../site/addresses';
import * as texts from '../../texts/en/programSections';

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
        {texts.planThis(program.title, (text) => (
          <span className="visually-hidden">{text}</span>
        ))}
      </span>
    </Button>
  );
}
