import type { AllowedOrigin, Brand } from '../../../brand/brandModel';
import { importFresh } from '../../importFresh';
import { readSettings } from '../../settings';

/** @returns the origins that the brand allows; see `Brand.allowedOrigins` */
export async function readAllowedOrigins(): Promise<readonly AllowedOrigin[]> {
  const { brandFile } = readSettings(process.env, process.cwd());
  const { brand } = await importFresh<{ brand: Brand }>(brandFile);
  return brand.allowedOrigins ?? [];
}
