import ical, { escape } from 'ical-generator';
import { documentLanguage } from '../../texts/en/documentLanguage';
import * as texts from '../../texts/en/documents';

/** An event of a calendar file. */
export interface CalendarEntry {
  /** Unique within the file. */
  id: string;
  summary: string;
  start: Date;
  end: Date;
  /** True if it takes whole days. Their dates are in UTC, and `end` is the day after the last one. */
  allDay?: boolean;
}

export interface CalendarInput {
  /** Id of the cohort or the event. */
  id: string;
  title: string;
  description?: string | undefined;
  place?: string | undefined;
  /** URL of the page that shows it; undefined if the site's host isn't known. */
  url: string | undefined;
  /** Name of the publisher. */
  publisher: string;
  /** Time of the build, which is the same in every build of a commit. */
  stamp: Date;
  entries: readonly CalendarEntry[];
}

/**
 * Creates an iCalendar file (RFC 5545). Its times are in UTC, so that it needs no rules about daylight saving
 * time.
 *
 * @returns text with CRLF line endings, of type `text/calendar; charset=utf-8`
 */
export function calendarFile(input: CalendarInput): string {
  const { id, title, description, place, url, publisher, stamp, entries } = input;
  // The library escapes event text, but not the calendar's name.
  const calendar = ical({
    name: escape(title, false),
    prodId: {
      company: escape(publisher, false),
      product: texts.dates,
      language: documentLanguage.toUpperCase(),
    },
  });
  // UIDs are unique worldwide if the site's host is known.
  const host = url === undefined ? '' : `@${new URL(url).host}`;
  for (const { id: part, allDay = false, ...entry } of entries) {
    calendar.createEvent({
      ...entry,
      ...(allDay ? { allDay, timezone: 'UTC' } : {}),
      id: `${id}.${part}${host}`,
      stamp,
      ...(url === undefined ? {} : { url }),
      ...(place === undefined ? {} : { location: place }),
      ...(description === undefined ? {} : { description }),
    });
  }
  // RFC 5545, 3.1: every line ends with CRLF, including the last.
  return `${calendar.toString()}\r\n`;
}
