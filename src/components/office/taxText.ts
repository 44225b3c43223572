import type { Offer } from '../../content/office';

/** @returns how a price is paid and taxed, such as "Paid once, including 19% tax" */
export function taxText({ tax, taxRate, per, price }: Offer): string {
  const rate = taxRate === undefined ? '' : `${taxRate}% `;
  const texts = {
    included: `including ${rate}tax`,
    excluded: `plus ${rate}tax`,
    exempt: 'exempt from tax',
  };
  if (price === 0) return 'No charge';
  return `Paid ${per === 'once' ? 'once' : 'monthly'}, ${texts[tax]}`;
}
