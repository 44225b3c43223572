import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClientValue } from '../../../prerendered/useClientValue';
import { PLANNER_ADDRESS } from '../../../site/addresses';
import { localDate } from './dates/calendarDate';
import { KeptPlanView } from './savedPlan/KeptPlanView';
import { changeOf, startPlan, writeKeptPlan, type KeptPlan } from './storage/keptPlan';
import { keptPlanStore } from './storage/keptPlanStore';
import { planAddress } from './form/planAddress';
import { PlanDraft } from './draft/PlanDraft';
import { asksForKept, firstDay, type PlanForm } from './form/planForm';
import { localTime } from './dates/timeOfDay';
import { useFinished } from './useFinished';
import { useKeptPlan } from './storage/useKeptPlan';

/**
 * The saved plan, or a form for a new one. A plan in the URL, such as a shared link, takes precedence and
 * doesn't overwrite the saved plan.
 */
export function Planner() {
  const today = useClientValue<string | null>(() => localDate(new Date()), null);
  const clock = useClientValue(() => localTime(new Date()), '');
  const kept = useKeptPlan();
  const finished = useFinished();
  const { search } = useLocation();
  const navigate = useNavigate();
  /** True after a click that switched views. The focused button is gone, so focus has to move. */
  const [isFollowed, setFollowed] = useState(false);
  /** Query of the plan that was started, which shows the saved plan while the URL is about to change. */
  const [started, setStarted] = useState<string | null>(null);

  function keep(plan: KeptPlan | null) {
    keptPlanStore.keep(plan && writeKeptPlan(plan));
  }

  function start(form: PlanForm) {
    const plan = startPlan(form, today ?? '', finished, kept);
    if (!plan) return;
    keep(plan);
    setStarted(search);
    setFollowed(true);
    void navigate(PLANNER_ADDRESS, { replace: true });
  }

  const isKept =
    kept !== null && (search === started || asksForKept(new URLSearchParams(search), kept.form));
  if (isKept && today !== null) {
    const start = firstDay({ ...kept.form, start: today }, today, clock);
    return (
      <KeptPlanView
        kept={kept}
        today={today}
        restart={start === today ? 'today' : 'tomorrow'}
        finished={finished}
        isFollowed={isFollowed}
        onAgain={() => keep(startPlan({ ...kept.form, start }, today, finished, kept))}
        onChange={() => {
          setStarted(null);
          setFollowed(true);
          void navigate(planAddress(changeOf(kept, today, finished), today));
        }}
        onExported={(exported) => keep({ ...kept, exported })}
        onForget={() => {
          setFollowed(true);
          keep(null);
        }}
      />
    );
  }
  return (
    <PlanDraft
      kept={kept}
      today={today}
      clock={clock}
      finished={finished}
      isFollowed={isFollowed}
      onStart={start}
    />
  );
}
