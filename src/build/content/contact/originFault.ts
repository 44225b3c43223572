import type { AllowedOrigin, OriginUse } from '../../../brand/brandModel';

/**
 * Checks that the brand allows a host that the school's files use.
 *
 * @param address - an https address
 * @param uses - how pages use it
 * @param allowed - the brand's allowed origins
 * @returns what's wrong, with the way out; undefined if it's allowed
 */
export function originFault(
  address: string,
  uses: readonly OriginUse[],
  allowed: readonly AllowedOrigin[],
): string | undefined {
  const { origin } = new URL(address);
  const known = allowed.find((one) => one.origin === origin);
  const missing = uses.filter((use) => !known?.for.includes(use));
  const entry = `{ origin: '${origin}', for: [${uses.join(', ')}] }`;
  return missing.length > 0
    ? `the brand doesn't allow ${origin} for ${missing.join(' and ')}; add ${entry} to allowedOrigins in src/school/brand.yaml`
    : undefined;
}
