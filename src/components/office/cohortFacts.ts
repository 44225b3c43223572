import { countOf } from '../../content/format';
import { formatList, formatTimes, zoneName } from '../../content/intlFormat';
import type { Cohort } from '../../content/office';

/** @returns when and where a cohort meets, in which language, and how many seats are left */
export function cohortFacts({ days, time, timeZone, place, language, seats }: Cohort): string[] {
  const when = typeof days === 'string' ? days : `Every ${formatList(days)}`;
  return [
    when,
    ...(time ? [`${formatTimes(time.from, time.to)}, ${zoneName(timeZone)}`] : []),
    place ?? 'Online',
    ...(language === undefined ? [] : [`Taught in ${language}`]),
    ...(seats ? [seats.left === 0 ? 'No seats left' : seatsLeft(seats)] : []),
  ];
}

function seatsLeft({ left, total }: NonNullable<Cohort['seats']>): string {
  return `${left} of ${countOf(total, 'seat')} left`;
}
