import type { Cohort } from '../../content/office';
import * as texts from '../../texts/en/datedRow';
import { formatTimes, zoneName } from '../../texts/intlFormat';

/** @returns at what time and where a class or an event takes place; without a place, it's online */
export function meetingFacts({
  time,
  timeZone,
  place,
}: Pick<Cohort, 'time' | 'timeZone' | 'place'>): string[] {
  return [
    ...(time ? [texts.classTimes(formatTimes(time.from, time.to), zoneName(timeZone))] : []),
    place ?? texts.online,
  ];
}
