import { brand } from '../../.generated/school/brand';

const VALUES: Readonly<Record<string, string | undefined>> = {
  '{brand}': brand.name,
  '{email}': brand.email,
};

/**
 * Replaces the brand placeholders in a piece of content.
 *
 * @param text - plain text that may contain `{brand}` and `{email}`
 * @returns the text with the brand's name and support address; other braces are left unchanged
 */
export function fillBrand(text: string): string {
  return text.replace(/\{(?:brand|email)\}/g, (placeholder) => VALUES[placeholder] ?? placeholder);
}

/**
 * Checks that the brand has a value for every placeholder in a text.
 *
 * @param text - plain text that may contain `{brand}` and `{email}`
 * @returns false if the text needs a support address and the brand has none
 */
export function canFillBrand(text: string): boolean {
  return Boolean(brand.email) || !text.includes('{email}');
}
