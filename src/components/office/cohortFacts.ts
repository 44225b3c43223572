import { countOf } from '../../texts/en/format';
import { formatList } from '../../texts/en/intlFormat';
import type { Cohort } from '../../content/office';
import { meetingFacts } from './meetingFacts';

/** @returns when and where a cohort meets, in which language, and how many seats are left */
export function cohortFacts({ days, language, seats, ...meeting }: Cohort): string[] {
  return [
    typeof days === 'string' ? days : `Every ${formatList(days)}`,
    ...meetingFacts(meeting),
    ...(language === undefined ? [] : [`Taught in ${language}`]),
    ...(seats ? [seats.left === 0 ? 'No seats left' : seatsLeft(seats)] : []),
  ];
}

function seatsLeft({ left, total }: NonNullable<Cohort['seats']>): string {
  return `${left} of ${countOf(total, 'seat')} left`;
}
