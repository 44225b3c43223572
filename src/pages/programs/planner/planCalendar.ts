import ical, { escape, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { countOf } from '../../../content/format';
import { toDate } from './calendarDate';
import type { Plan, PlanSession, PlanWeekItem } from './plan';

export interface PlanCalendarInput {
  plan: Plan;
  program: { id: string; title: string };
  /** Who made the calendar file, as the calendar shows it. */
  publisher: string;
  /** Host name of the site; it makes the events' ids unique among other sites'. */
  host: string;
  /** Address of the planner with this plan; https or http. */
  url: string;
  /** When the file is made. Of two files with the same event, calendars keep the later. */
  stamp: Date;
}

interface CalendarSession {
  item: PlanWeekItem;
  session: PlanSession;
  /** Counted from 1 within the item. */
  part: number;
  parts: number;
}

/**
 * A plan as iCalendar text (RFC 5545), one event a session.
 *
 * Events last all day and leave the day free, because a plan says on which day to study and not at what hour. An event's
 * UID is made of program, item and share of it only, so a plan made again with another pace moves the events of the first instead
 * of adding a second set.
 *
 * The library is 8 kB (brotli): import this module when a visitor asks for the file, not before.
 *
 * @returns text with CRLF line ends, for a file of the type `text/calendar; charset=utf-8`.
 */
export function planCalendar({
  plan,
  program,
  publisher,
  host,
  url,
  stamp,
}: PlanCalendarInput): string {
  provideRandomUuid();
  const calendar = ical({
    // The library escapes the texts of events, but not the name.
    name: escape(program.title, false),
    prodId: { company: escape(publisher, false), product: 'Study plan', language: 'EN' },
  });
  for (const { item, session, part, parts } of sessionsOf(plan)) {
    const time = countOf(session.minutes, 'minute');
    calendar.createEvent({
      id: `${program.id}.${item.id}.${part}@${host}`,
      stamp,
      start: toDate(session.date),
      end: toDate(session.date, 1),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      summary:
        parts === 1 ? `${item.title} (${time})` : `${item.title} (${part} of ${parts}, ${time})`,
      description: `${program.title}, ${time}.\n${url}`,
      url,
    });
  }
  // RFC 5545, 3.1: every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

function sessionsOf(plan: Plan): CalendarSession[] {
  const byItem = new Map<string, CalendarSession[]>();
  for (const item of plan.weeks.flatMap((week) => week.items)) {
    const known = byItem.get(item.id) ?? [];
    byItem.set(item.id, known);
    for (const session of item.sessions) {
      known.push({ item, session, part: known.length + 1, parts: 0 });
    }
  }
  return [...byItem.values()].flatMap((sessions) =>
    sessions.map((session) => ({ ...session, parts: sessions.length })),
  );
}

/**
 * The library asks for a random UUID for every event, even one whose id is given; browsers offer that function only on
 * https and localhost. Elsewhere it gets one of the same form (RFC 9562, version 4), which is then replaced by our id.
 */
function provideRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') {
    return;
  }
  crypto.randomUUID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}
