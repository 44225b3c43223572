/** Texts of what a course or a program costs. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const title = 'Preise';

/** A price to pay every month. `small` wraps what's next to the large number. */
export const monthly = (price: string, small: (label: string) => ReactNode) => (
  <>
    {price}
    {small(' pro Monat')}
  </>
);

/** The last day of an offer. */
export const until = (date: ReactNode) => <>Bis zum {date}</>;

export const noCharge = 'Kostenlos';

/** How a price is paid and taxed: „Einmalige Zahlung, inklusive 19 % Mehrwertsteuer“. The rate is in percent. */
export const payment = ({
  isMonthly,
  tax,
  rate,
}: {
  isMonthly: boolean;
  tax: 'included' | 'excluded' | 'exempt';
  rate: number | undefined;
}) => {
  const paid = isMonthly ? 'Monatliche Zahlung' : 'Einmalige Zahlung';
  const rateText = rate === undefined ? '' : `${String(rate).replace('.', ',')}\u00a0% `;
  const payments = {
    included: `${paid}, inklusive ${rateText}Mehrwertsteuer`,
    excluded: `${paid}, zuzüglich ${rateText}Mehrwertsteuer`,
    exempt: `${paid}, von der Mehrwertsteuer befreit`,
  };
  return payments[tax];
};

export type Complete = Translated<typeof import('../en/prices'), typeof import('./prices')>;
