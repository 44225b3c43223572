import { brand as siteBrand } from '../../.generated/school/brand';
import type { Brand } from './brandModel';

type Names = Pick<Brand, 'name' | 'email'>;

/**
 * Replaces the brand placeholders in a piece of content.
 *
 * @param text - plain text that may contain `{brand}` and `{email}`
 * @param brand - the brand; the build itself, which isn't bundled, passes the one that `BRAND_FILE` names
 * @returns the text with the brand's name and support address; other braces are left unchanged
 */
export function fillBrand(text: string, brand: Names = siteBrand): string {
  const values: Readonly<Record<string, string | undefined>> = {
    '{brand}': brand.name,
    '{email}': brand.email,
  };
  return text.replace(/\{(?:brand|email)\}/g, (placeholder) => values[placeholder] ?? placeholder);
}

/**
 * Checks that the brand has a value for every placeholder in a text.
 *
 * @param text - plain text that may contain `{brand}` and `{email}`
 * @param brand - see `fillBrand`
 * @returns false if the text needs a support address and the brand has none
 */
export function canFillBrand(text: string, brand: Names = siteBrand): boolean {
  return Boolean(brand.email) || !text.includes('{email}');
}
