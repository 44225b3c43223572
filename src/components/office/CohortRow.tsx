import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { APPLY_LINK } from '../../../.generated/contactLinks';
import type { Cohort } from '../../content/office';
import { cohortCalendarAddress } from '../../content/officeAddresses';
import * as texts from '../../texts/en/startDates';
import { cohortFacts } from './cohortFacts';
import { DatedRow } from './DatedRow';
import { taughtUnitLink } from './taughtUnitLink';

interface CohortRowProps {
  cohort: Cohort;
  namesUnit: boolean;
  hasStarted: boolean;
}

/** A cohort's dates, when and where it meets, and how to apply: its own way, or else the school's. */
export function CohortRow({ cohort, namesUnit, hasStarted }: CohortRowProps) {
  const { id, start, end, seats, apply = APPLY_LINK?.href, applyLabel = texts.apply } = cohort;
  const unit = taughtUnitLink(cohort);
  const canApply = !hasStarted && seats?.left !== 0;
  return (
    <DatedRow
      start={start}
      end={end}
      hasStarted={hasStarted}
      facts={cohortFacts(cohort)}
      calendar={cohortCalendarAddress(id)}
      action={
        apply !== undefined && canApply ? (
          <Button variant="contained" href={apply}>
            {applyLabel}
          </Button>
        ) : null
      }
    >
      {namesUnit ? (
        <Typography sx={{ mt: 0.75 }}>
          <Link href={unit.address}>{unit.title}</Link>
        </Typography>
      ) : null}
    </DatedRow>
  );
}
