import * as texts from '../../../../texts/en/planDates';

/** Returns true if the text is a 24-hour time, 'HH:MM'. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Returns the time in the visitor's time zone, 'HH:MM'. */
export function localTime(now: Date): string {
  const [hours, minutes] = [now.getHours(), now.getMinutes()];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * Formats a time for display.
 *
 * @param time - 24-hour time, 'HH:MM'
 * @returns the formatted time, such as '6:00 PM'
 */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return texts.timeOfDay(hours, minutes);
}
