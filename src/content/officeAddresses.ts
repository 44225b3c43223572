/** @returns address of a cohort's calendar file, within the site */
export function cohortCalendarAddress(id: string): string {
  return `/calendars/cohort-${id}.ics`;
}

/** @returns address of an event's calendar file, within the site */
export function eventCalendarAddress(id: string): string {
  return `/calendars/event-${id}.ics`;
}
