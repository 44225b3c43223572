/**
 * @param text - anything
 * @returns whether it is a time of day on a 24-hour clock, 'HH:MM'
 */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * @param now - the moment
 * @returns the time of day where the reader is, 'HH:MM', from the reader's clock
 */
export function localTime(now: Date): string {
  const [hours, minutes] = [now.getHours(), now.getMinutes()];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * @param time - 'HH:MM' on a 24-hour clock
 * @returns the time as it is said: '6:00 PM'
 */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
