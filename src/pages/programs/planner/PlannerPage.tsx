import { styled } from '@mui/material/styles';
import { Deferred } from '../../../prerendered/Deferred';
import { Static } from '../../../prerendered/Static';
import { planner } from './plannerChunks';

/** Planner page: turns a program and the visitor's study days into dates. */
export function PlannerPage() {
  return (
    <>
      <Static code={planner} isFirst>
        {({ PlannerTop }) => <PlannerTop />}
      </Static>
      <Below className="js-only">
        <Deferred code={planner} isWanted isFirst>
          {({ Planner }) => <Planner />}
        </Deferred>
      </Below>
    </>
  );
}

const Below = styled('div')(({ theme }) => ({
  marginTop: 32,
  marginBottom: 'var(--section-space)',
  [theme.breakpoints.up('md')]: { marginTop: 48 },
  '@media print': { marginTop: 16 },
}));
