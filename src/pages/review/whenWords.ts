import * as texts from '../../texts/en/reviewCards';

const DAYS_OF_MONTH = 30.44;
const DAYS_OF_YEAR = 365.25;

/**
 * Formats the number of days until a review.
 *
 * @param days - days from today, at least 1
 * @returns text such as 'tomorrow', 'in 5 days', 'in 2 months', or 'in 3 years'
 */
export function whenWords(days: number): string {
  if (days <= 1) return texts.tomorrow;
  if (days < 45) return texts.inDays(days);
  const months = Math.round(days / DAYS_OF_MONTH);
  return months < 24 ? texts.inMonths(months) : texts.inYears(Math.round(days / DAYS_OF_YEAR));
}
