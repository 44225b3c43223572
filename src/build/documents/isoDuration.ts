/**
 * @param minutes - whole minutes, 0 or more
 * @returns the duration after ISO 8601, as schema.org/Duration asks: 'PT2H30M'
 */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
