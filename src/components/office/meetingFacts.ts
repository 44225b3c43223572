import { formatTimes, zoneName } from '../../texts/en/intlFormat';
import type { Cohort } from '../../content/office';

/** @returns at what time and where a class or an event takes place; without a place, it's online */
export function meetingFacts({
  time,
  timeZone,
  place,
}: Pick<Cohort, 'time' | 'timeZone' | 'place'>): string[] {
  return [
    ...(time ? [`${formatTimes(time.from, time.to)}, ${zoneName(timeZone)}`] : []),
    place ?? 'Online',
  ];
}
