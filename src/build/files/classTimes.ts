import type { Cohort } from '../../content/office';
import { WEEKDAYS } from '../../content/weekdays';
import { dayAfter, instantOf } from '../content/office/instants';

interface ClassTimes {
  start: Date;
  end: Date;
}

/**
 * Lists a cohort's classes.
 *
 * @param cohort - a cohort with valid dates
 * @returns the classes in order; none if the weekdays or the times aren't known
 */
export function classTimes({
  start: first,
  end: last,
  days,
  time,
  timeZone,
}: Pick<Cohort, 'start' | 'end' | 'days' | 'time' | 'timeZone'>): ClassTimes[] {
  if (typeof days === 'string' || !time) return [];
  const classes: ClassTimes[] = [];
  for (let date = first; date <= last; date = dayAfter(date)) {
    // `getUTCDay` counts from Sunday.
    const weekday = WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
    if (!days.some((day) => day === weekday)) continue;
    classes.push({
      start: instantOf(`${date}T${time.from}`, timeZone),
      end: instantOf(`${date}T${time.to}`, timeZone),
    });
  }
  return classes;
}
