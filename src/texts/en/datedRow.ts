/** Texts that cohorts and events share. */

/** Marks a cohort or an event that's under way. */
export const started = 'Started';
export const addToCalendar = 'Add to your calendar';
/** `times` is a range, such as '6:00 – 8:30 PM', and `timeZone` a name, such as 'Central European Time'. */
export const classTimes = (times: string, timeZone: string) => `${times}, ${timeZone}`;
/** Where a class or an event takes place, if it has no other place. */
export const online = 'Online';
