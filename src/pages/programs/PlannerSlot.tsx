import { useLocation } from 'react-router-dom';
import { Deferred } from '../../prerendered/Deferred';
import { useClientValue } from '../../prerendered/useClientValue';
import { planner } from './deferred';

/** The planner's spot on the page. An address with a plan in it wants the planner at once, wherever the window is. */
export function PlannerSlot() {
  const { search } = useLocation();
  // The prerendered page knows no query.
  const isHydrated = useClientValue(() => true, false);

  return (
    <div className="js-only">
      <Deferred code={planner} isWanted={isHydrated && search !== ''}>
        {({ Planner }) => <Planner />}
      </Deferred>
    </div>
  );
}
