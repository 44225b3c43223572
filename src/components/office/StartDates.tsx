import type { Cohort } from '../../content/office';
import * as texts from '../../texts/en/startDates';
import { Section } from '../Section';
import { CohortRow } from './CohortRow';
import { DatedRows } from './DatedRow';
import { upcoming } from './upcoming';
import { useNow } from './useNow';

interface StartDatesProps {
  cohorts: readonly Cohort[];
  /** True on a page with cohorts of more than one course or program, which each row then names. */
  namesUnits?: boolean;
}

/** The next cohorts, earliest first. Leaves out those that are over, and marks those that have started. */
export function StartDates({ cohorts, namesUnits = false }: StartDatesProps) {
  const now = useNow();
  const current = upcoming(cohorts, now);
  if (current.length === 0) return null;
  return (
    <Section id="start-dates" title={texts.title}>
      <DatedRows>
        {current.map((cohort) => (
          <CohortRow
            key={cohort.id}
            cohort={cohort}
            namesUnit={namesUnits}
            hasStarted={Date.parse(cohort.startsAt) <= now}
          />
        ))}
      </DatedRows>
    </Section>
  );
}
