import type { AllowedOrigin } from '../../../brand/brandModel';
import { readSettings } from '../../settings';
import { readBrand } from '../school/readBrand';

/** @returns the origins that the brand allows; see `Brand.allowedOrigins`. None if the brand has mistakes */
export async function readAllowedOrigins(): Promise<readonly AllowedOrigin[]> {
  const root = process.cwd();
  const { brand } = await readBrand(root, readSettings(process.env, root).brandFile);
  return brand?.allowedOrigins ?? [];
}
