import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PLANNER_ADDRESS } from '../../site/addresses';
import { planKeysIn } from './planner/planKeys';

/** Leads on from links to the planner of the time when it was on the page of the programs. */
export function useOldPlannerLinks() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (hash !== '#planner' && planKeysIn(new URLSearchParams(search)).length === 0) return;
    void navigate({ pathname: PLANNER_ADDRESS, search }, { replace: true });
  }, [search, hash, navigate]);
}
