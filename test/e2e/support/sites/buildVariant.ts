/**
 * Prebuilds the site variant, which the browser tests otherwise build on startup:
 * `tsx test/e2e/support/sites/buildVariant.ts`.
 */
import { buildVariant } from './buildSites';

await buildVariant().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
