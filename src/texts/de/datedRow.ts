/** Texts that cohorts and events share. */
import type { Translated } from '../translation';

/** Marks a cohort or an event that's under way. */
export const started = 'Läuft';
export const addToCalendar = 'In den Kalender eintragen';
/** `times` is a range, such as '18:00–20:30 Uhr', and `timeZone` a name, such as 'Mitteleuropäische Zeit'. */
export const classTimes = (times: string, timeZone: string) => `${times}, ${timeZone}`;
/** Where a class or an event takes place, if it has no other place. */
export const online = 'Online';

export type Complete = Translated<typeof import('../en/datedRow'), typeof import('./datedRow')>;
