import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Section } from '../../../components/Section';
import { isOwnEntry } from '../../../site/useQueryState';
import { planStudy } from './plan';
import { pathOf, planInputOf } from './planForm';
import { PLANNER_ID } from './plannerAddress';
import { PlanFields } from './PlanFields';
import { PlanResult } from './PlanResult';
import { usePlanForm } from './usePlanForm';

/** Turns a visitor's free hours into dates: the fields, and what comes of them. */
export function Planner() {
  const { form, today, type, choose, share } = usePlanForm();
  const [isUsed, setUsed] = useState(false);
  const programField = useFocusOnArrival();
  const result = today === null ? null : planStudy(planInputOf(form, today));

  return (
    // Before there is a plan, paper has no use for the planner.
    <div className={result === null ? 'screen-only' : undefined}>
      <Section
        id={PLANNER_ID}
        title="Plan your weeks"
        intro={
          <span className="screen-only">
            Say how much time you have. The plan shares the work out over your days and follows
            every change. It is kept in the address of this page and nowhere else.
          </span>
        }
        tone="sunken"
      >
        <Columns>
          <Fields className="screen-only" onFocus={() => setUsed(true)}>
            <PlanFields
              form={form}
              today={today}
              problem={result?.kind === 'problem' ? result : null}
              programField={programField}
              onType={type}
              onChoose={choose}
            />
          </Fields>
          <PlanResult
            path={pathOf(form)}
            input={today === null ? null : planInputOf(form, today)}
            result={result}
            isSpoken={isUsed}
            onShare={share}
          />
        </Columns>
      </Section>
    </div>
  );
}

/** A link to the planner scrolls to it and puts the focus into its first field; a change of a field does not. */
function useFocusOnArrival() {
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: unknown };
  const navigationType = useNavigationType();
  const field = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (hash !== `#${PLANNER_ID}` || navigationType === NavigationType.Pop || isOwnEntry(state))
      return;
    document.getElementById(PLANNER_ID)?.scrollIntoView();
    field.current?.focus({ preventScroll: true });
  }, [key, hash, state, navigationType]);

  return field;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(340px, 5fr) 7fr',
    gap: theme.spacing(6),
  },
  '@media print': { display: 'block' },
}));

const Fields = styled('div')(({ theme }) => ({
  minWidth: 0,
  // In sight beside a long plan as long as they fit on the screen.
  [`${theme.breakpoints.up('md')} and (min-height: 680px)`]: {
    '&:not(:has(details[open]))': {
      position: 'sticky',
      top: 'calc(var(--header-height) + 24px)',
    },
  },
}));
