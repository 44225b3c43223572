/** Texts of what a course or a program costs. */
import type { ReactNode } from 'react';

export const title = 'Prices';

/** A price to pay every month. `small` wraps what's next to the large number. */
export const monthly = (price: string, small: (label: string) => ReactNode) => (
  <>
    {price}
    {small(' a month')}
  </>
);

/** The last day of an offer. */
export const until = (date: ReactNode) => <>Until {date}</>;

export const noCharge = 'No charge';

/** How a price is paid and taxed: 'Paid once, including 19% tax'. The rate is in percent. */
export const payment = ({
  isMonthly,
  tax,
  rate,
}: {
  isMonthly: boolean;
  tax: 'included' | 'excluded' | 'exempt';
  rate: number | undefined;
}) => {
  const paid = isMonthly ? 'Paid monthly' : 'Paid once';
  const rateText = rate === undefined ? '' : `${rate}% `;
  const payments = {
    included: `${paid}, including ${rateText}tax`,
    excluded: `${paid}, plus ${rateText}tax`,
    exempt: `${paid}, exempt from tax`,
  };
  return payments[tax];
};
