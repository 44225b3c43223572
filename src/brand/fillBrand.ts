import { brand } from './brand';

const VALUES: Readonly<Record<string, string | undefined>> = {
  '{brand}': brand.name,
  '{email}': brand.email,
};

/**
 * Puts the brand into a text of the content, which names no brand of its own.
 *
 * @param text - plain text that may hold `{brand}` and `{email}`
 * @returns the text with the brand's name and support address; other braces stay as they are
 */
export function fillBrand(text: string): string {
  return text.replace(/\{(?:brand|email)\}/g, (placeholder) => VALUES[placeholder] ?? placeholder);
}

/**
 * Tells whether a text can be shown. One that asks to write to a brand without an address can't.
 *
 * @param text - plain text that may hold `{brand}` and `{email}`
 * @returns whether the brand has what the text needs
 */
export function canFillBrand(text: string): boolean {
  return Boolean(brand.email) || !text.includes('{email}');
}
