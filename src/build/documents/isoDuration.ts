/**
 * Formats a duration for schema.org/Duration.
 *
 * @param minutes - whole minutes, 0 or more
 * @returns an ISO 8601 duration, such as 'PT2H30M'
 */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
