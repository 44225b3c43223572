/**
 * Weekdays as a school's files write them, in ISO 8601 order, starting with Monday. The names that visitors see
 * are in `src/texts`.
 */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];
