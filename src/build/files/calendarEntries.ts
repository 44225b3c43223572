import type { Cohort, SchoolEvent } from '../../content/office';
import * as texts from '../../texts/en/documents';
import { dayAfter, instantOf } from '../content/office/instants';
import type { CalendarEntry } from './calendarFile';
import { classTimes } from './classTimes';

/**
 * @param cohort - a cohort with valid dates
 * @param title - title of its course or program
 * @returns one entry per class if the weekdays and times are known, or else the first day
 */
export function cohortEntries(
  cohort: Pick<Cohort, 'start' | 'end' | 'days' | 'time' | 'timeZone'>,
  title: string,
): CalendarEntry[] {
  const classes = classTimes(cohort);
  if (classes.length === 0) {
    return [wholeDays('start', texts.starts(title), cohort.start, cohort.start)];
  }
  return classes.map((times, index) => ({ ...times, id: `class-${index + 1}`, summary: title }));
}

/** @returns one entry per day if the times are known, or else one for all days */
export function eventEntries({
  title,
  start,
  end,
  time,
  timeZone,
}: Pick<SchoolEvent, 'title' | 'start' | 'end' | 'time' | 'timeZone'>): CalendarEntry[] {
  if (!time) return [wholeDays('event', title, start, end)];
  const entries: CalendarEntry[] = [];
  for (let date = start; date <= end; date = dayAfter(date)) {
    entries.push({
      id: `day-${entries.length + 1}`,
      summary: title,
      start: instantOf(`${date}T${time.from}`, timeZone),
      end: instantOf(`${date}T${time.to}`, timeZone),
    });
  }
  return entries;
}

function wholeDays(id: string, summary: string, first: string, last: string): CalendarEntry {
  return {
    id,
    summary,
    start: new Date(`${first}T00:00Z`),
    end: new Date(`${dayAfter(last)}T00:00Z`),
    allDay: true,
  };
}
