import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Brand, SocialLink } from '../../../../src/brand/brandModel';

/** A brand whose networks have icons: path data, or components. */
export type SiteBrand = Brand<SocialLink & { icon?: unknown }>;

export const SECOND_BRAND = 'test/support/secondBrand.yaml';

const SCHOOL_BRAND = 'src/school/brand.yaml';

/**
 * @param root - project root
 * @returns the second brand, which also allows the hosts of the school's brand, because the variant has the school's
 *   services and forms
 */
export function secondBrand(root: string): SiteBrand {
  const [own, second] = [SCHOOL_BRAND, SECOND_BRAND].map(
    (file) => parse(readFileSync(path.join(root, file), 'utf8')) as SiteBrand,
  ) as [SiteBrand, SiteBrand];
  return {
    ...second,
    allowedOrigins: [...(second.allowedOrigins ?? []), ...(own.allowedOrigins ?? [])],
  };
}

/**
 * Writes the file that the variant is built with.
 *
 * @param root - project root
 * @returns path of the file, for `BRAND_FILE`
 */
export function writeSecondBrand(root: string): string {
  const file = path.join(root, '.build/sites/secondBrand.yaml');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stringify(secondBrand(root)));
  return file;
}
