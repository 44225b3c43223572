import type { Cohort } from '../../content/office';
import { classTimes } from '../files/classTimes';
import { isoDuration } from './isoDuration';

type JsonLd = Record<string, unknown>;

/** Describes a cohort (schema.org/CourseInstance). A cohort without a place is online. */
export function cohortData(cohort: Cohort): JsonLd {
  const { start, end, place, language, seats } = cohort;
  return {
    '@type': 'CourseInstance',
    courseMode: place === undefined ? 'Online' : 'Onsite',
    startDate: start,
    endDate: end,
    courseSchedule: schedule(cohort),
    ...(place === undefined ? {} : { location: { '@type': 'Place', name: place, address: place } }),
    ...(language === undefined ? {} : { inLanguage: language }),
    ...(seats
      ? { maximumAttendeeCapacity: seats.total, remainingAttendeeCapacity: seats.left }
      : {}),
  };
}

/** Google requires frequency, number and duration of the classes, which aren't always known. */
function schedule(cohort: Cohort): JsonLd {
  const { start, end, days, time, timeZone } = cohort;
  const classes = classTimes(cohort);
  const [first] = classes;
  return {
    '@type': 'Schedule',
    startDate: start,
    endDate: end,
    scheduleTimezone: timeZone,
    ...(first && time && typeof days !== 'string'
      ? {
          repeatFrequency: 'Weekly',
          repeatCount: Math.ceil(classes.length / days.length),
          byDay: days.map((day) => `https://schema.org/${day}`),
          startTime: time.from,
          endTime: time.to,
          duration: isoDuration((first.end.getTime() - first.start.getTime()) / 60_000),
        }
      : {}),
  };
}
