import type { Offer } from '../../content/office';
import * as texts from '../../texts/en/prices';

/** @returns how a price is paid and taxed, such as "Paid once, including 19% tax" */
export function taxText({ tax, taxRate, per, price }: Offer): string {
  if (price === 0) return texts.noCharge;
  return texts.payment({ isMonthly: per === 'month', tax, rate: taxRate });
}
