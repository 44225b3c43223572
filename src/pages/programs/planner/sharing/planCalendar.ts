import ical, {
  escape,
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { documentLanguage } from '../../../../texts/en/documentLanguage';
import * as texts from '../../../../texts/en/planCalendar';
import { daysOf, type Plan, type PlanLesson, type StudyDay } from '../plan/plan';

/** How many minutes before a study day the calendar's reminder fires. */
const REMINDER = 10;

export interface PlanCalendarInput {
  plan: Plan;
  program: { id: string; title: string };
  /** Start time of a study day, 'HH:MM'. */
  time: string;
  /** Minutes per study day. */
  minutes: number;
  /** Number of study days before the last reschedule. Their events are already in the calendar. */
  earlier: number;
  /** Number of the last study day in the previous export, counted like `earlier`; 0 if there was none. */
  exported: number;
  /** Publisher name in the calendar's PRODID. */
  publisher: string;
  /** Host name of the site, which makes event ids globally unique. */
  host: string;
  /** Absolute URL of the planner with this plan. */
  url: string;
  /** Returns the absolute URL of a lesson. */
  lessonUrl: (slug: string) => string;
  /** Creation time of the file. If two files contain the same event, calendars use the later one. */
  stamp: Date;
}

/**
 * Creates an iCalendar file (RFC 5545) with one event per study day.
 *
 * Events use floating time: they start at the chosen hour in any time zone, even after a daylight saving
 * change, and the file needs no VTIMEZONE. An event's UID consists only of the program and the number of the
 * study day, so importing a rescheduled plan moves the existing events instead of duplicating them. Days that
 * are in the previous file but not in this one are canceled.
 *
 * The library is 8 kB (brotli), so import this module on demand.
 *
 * @returns text with CRLF line endings, of type `text/calendar; charset=utf-8`
 */
export function planCalendar(input: PlanCalendarInput): string {
  const { plan, program, publisher, host, url, stamp, earlier, exported } = input;
  provideRandomUuid();
  const calendar = ical({
    // The library escapes event text, but not the calendar's name.
    name: escape(program.title, false),
    prodId: {
      company: escape(publisher, false),
      product: texts.product,
      language: documentLanguage.toUpperCase(),
    },
  });
  const days = daysOf(plan);
  /** SEQUENCE has to increase with every file. Deriving it from the time avoids storing a counter. */
  const shared = {
    stamp,
    sequence: Math.floor(stamp.getTime() / 60_000),
    floating: true,
    url,
  };
  const idOf = (number: number) => `${program.id}.day-${number}@${host}`;

  // Local time encoded as UTC, like the event times.
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
      // No reminder if its time has passed, because some calendars would fire it immediately.
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
      summary: texts.canceled(program.title),
      description: `${texts.planIsShorter}\n${url}`,
    });
  }
  // RFC 5545, 3.1: every line ends with CRLF, including the last.
  return `${calendar.toString()}\r\n`;
}

/** Returns local times encoded as UTC, because the library formats floating times from the UTC hours. */
function timesOf({ date }: StudyDay, { time, minutes }: PlanCalendarInput) {
  const start = new Date(`${date}T${time}:00Z`);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}

function summaryOf({ lessons }: StudyDay): string {
  return texts.studyDay(lessons.map(titleOf));
}

function descriptionOf({ lessons }: StudyDay, { program, lessonUrl, url }: PlanCalendarInput) {
  const entries = lessons.map(
    (lesson) =>
      `${texts.lessonWithTime(titleOf(lesson), lesson.minutes)}\n${lessonUrl(lesson.slug)}`,
  );
  return [...entries, `${texts.yourPlan(program.title)}\n${url}`].join('\n\n');
}

function titleOf({ title, session }: PlanLesson): string {
  return session === 1 ? title : texts.continuedLesson(title);
}

/**
 * Polyfills `crypto.randomUUID`, which browsers offer only on https and localhost. The library calls it for
 * every event, even if it's passed an id. Returns version 4 UUIDs (RFC 9562).
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
