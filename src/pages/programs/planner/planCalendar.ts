import ical, {
  escape,
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { countOf } from '../../../content/format';
import { daysOf, type Plan, type PlanLesson, type StudyDay } from './plan';

/** Minutes before a study day's beginning at which the calendar reminds of it. */
const REMINDER = 10;

export interface PlanCalendarInput {
  plan: Plan;
  program: { id: string; title: string };
  /** When a study day begins, 'HH:MM'. */
  time: string;
  /** Of a study day. */
  minutes: number;
  /** Study days that the plan had before it was planned again; calendars have their events. */
  earlier: number;
  /** The last study day of the file before, counted as `earlier` is; 0 for none. */
  exported: number;
  /** Who made the calendar file, as the calendar shows it. */
  publisher: string;
  /** Host name of the site; it makes the events' ids unique among other sites'. */
  host: string;
  /** Address of the planner with this plan; https or http. */
  url: string;
  /** @param slug - of a lesson; @returns its address, with host and all */
  lessonUrl: (slug: string) => string;
  /** When the file is made, which is now. Of two files with the same event, calendars keep the later. */
  stamp: Date;
}

/**
 * A plan as iCalendar text (RFC 5545), one event a study day.
 *
 * Events begin at the chosen hour wherever the reader is ("floating" time): a habit belongs to the clock on the wall, also after
 * the clocks change and on a journey, and the file needs no description of a time zone. An event's UID is made of the program and
 * the number of the study day only, so a plan made again moves the events of the first instead of adding a second set. Days
 * that the file before had and this one has not are canceled.
 *
 * The library is 8 kB (brotli): import this module when a visitor asks for the file, not before.
 *
 * @returns text with CRLF line ends, for a file of the type `text/calendar; charset=utf-8`.
 */
export function planCalendar(input: PlanCalendarInput): string {
  const { plan, program, publisher, host, url, stamp, earlier, exported } = input;
  provideRandomUuid();
  const calendar = ical({
    // The library escapes the texts of events, but not the name.
    name: escape(program.title, false),
    prodId: { company: escape(publisher, false), product: 'Study plan', language: 'EN' },
  });
  const days = daysOf(plan);
  /** What every event has; a later file has a higher number without any record of the one before. */
  const shared = {
    stamp,
    sequence: Math.floor(stamp.getTime() / 60_000),
    floating: true,
    url,
  };
  const idOf = (number: number) => `${program.id}.day-${number}@${host}`;

  // The clock on the wall, written as the events' times are.
  const now = stamp.getTime() - stamp.getTimezoneOffset() * 60_000;

  days.forEach((day, index) => {
    const times = timesOf(day, input);
    const isReminderDue = times.start.getTime() - REMINDER * 60_000 > now;
    calendar.createEvent({
      ...shared,
      ...times,
      id: idOf(earlier + index + 1),
      busystatus: ICalEventBusyStatus.BUSY,
      summary: summaryOf(day),
      description: descriptionOf(day, input),
      // Some calendars would ring at once for what is over.
      alarms: isReminderDue
        ? [{ type: ICalAlarmType.display, trigger: REMINDER * 60, description: summaryOf(day) }]
        : [],
    });
  });

  const last = days.at(-1);
  for (let number = earlier + days.length + 1; last && number <= exported; number += 1) {
    calendar.createEvent({
      ...shared,
      ...timesOf(last, input),
      id: idOf(number),
      status: ICalEventStatus.CANCELLED,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      summary: `Canceled: ${program.title}`,
      description: `The plan is shorter now.\n${url}`,
    });
  }
  // RFC 5545, 3.1: every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** The library writes a floating time from the date's hours in UTC. */
function timesOf({ date }: StudyDay, { time, minutes }: PlanCalendarInput) {
  const start = new Date(`${date}T${time}:00Z`);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}

function summaryOf({ lessons }: StudyDay): string {
  return `Study: ${lessons.map(titleOf).join('; ')}`;
}

function descriptionOf({ lessons }: StudyDay, { program, lessonUrl, url }: PlanCalendarInput) {
  const entries = lessons.map(
    (lesson) =>
      `${titleOf(lesson)}, ${countOf(lesson.minutes, 'minute')}\n${lessonUrl(lesson.slug)}`,
  );
  return [...entries, `Your plan, ${program.title}\n${url}`].join('\n\n');
}

function titleOf({ title, session }: PlanLesson): string {
  return session === 1 ? title : `${title} (continued)`;
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
