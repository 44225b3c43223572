/**
 * Prebuilds the site variant, which the browser tests otherwise build on startup:
 * `tsx test/e2e/support/sites/buildVariant.ts`.
 */
import { buildVariant } from './buildSites';

await buildVariant();
