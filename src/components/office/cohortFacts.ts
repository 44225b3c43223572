import type { Cohort } from '../../content/office';
import * as texts from '../../texts/en/startDates';
import * as weekdays from '../../texts/en/weekdays';
import { meetingFacts } from './meetingFacts';

/** @returns when and where a cohort meets, in which language, and how many seats are left */
export function cohortFacts({ days, language, seats, ...meeting }: Cohort): string[] {
  return [
    typeof days === 'string' ? days : texts.everyWeek(days.map((day) => weekdays.names[day])),
    ...meetingFacts(meeting),
    ...(language === undefined ? [] : [texts.taughtIn(language)]),
    ...(seats ? [texts.seatsLeft(seats.left, seats.total)] : []),
  ];
}
