import ical, { escape, type ICalEventData } from 'ical-generator';
import type { Cohort } from '../../content/office';
import { classTimes } from './classTimes';

interface CohortCalendarInput {
  cohort: Cohort;
  /** Title of the course or the program. */
  title: string;
  /** URL of the course or the program; undefined if the site's host isn't known. */
  url: string | undefined;
  /** Name of the publisher. */
  publisher: string;
  /** Time of the build, which is the same in every build of a commit. */
  stamp: Date;
}

/**
 * Creates an iCalendar file (RFC 5545) of a cohort: one event per class if its weekdays and times are known,
 * or else its first day. The times are in UTC, so that the file needs no rules about daylight saving time.
 *
 * @returns text with CRLF line endings, of type `text/calendar; charset=utf-8`
 */
export function cohortCalendar(input: CohortCalendarInput): string {
  const { cohort, title, url, publisher, stamp } = input;
  const { id, start, place } = cohort;
  // UIDs are unique worldwide if the site's host is known.
  const uidOf = (part: string) =>
    `${id}.${part}${url === undefined ? '' : `@${new URL(url).host}`}`;
  const shared: Omit<ICalEventData, 'start'> = {
    stamp,
    ...(url === undefined ? {} : { url }),
    ...(place === undefined ? {} : { location: place }),
  };
  // The library escapes event text, but not the calendar's name.
  const calendar = ical({
    name: escape(title, false),
    prodId: { company: escape(publisher, false), product: 'Start dates', language: 'EN' },
  });
  const classes = classTimes(cohort);
  for (const [index, times] of classes.entries()) {
    calendar.createEvent({ ...shared, ...times, id: uidOf(`class-${index + 1}`), summary: title });
  }
  if (classes.length === 0) {
    const firstDay = { start: new Date(`${start}T00:00Z`), allDay: true, timezone: 'UTC' };
    calendar.createEvent({
      ...shared,
      ...firstDay,
      id: uidOf('start'),
      summary: `${title} starts`,
    });
  }
  // RFC 5545, 3.1: every line ends with CRLF, including the last.
  return `${calendar.toString()}\r\n`;
}
