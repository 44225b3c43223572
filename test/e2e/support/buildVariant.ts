/** Builds the variant of the site ahead of the browser tests, which would build it themselves: `tsx test/e2e/support/buildVariant.ts`. */
import { buildVariant } from './buildSites';

await buildVariant();
