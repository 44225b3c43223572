import { ElementDefaults } from '../../theme/ElementDefaults';

/** Replaces `../baseline.ts` in development, where documents aren't prerendered. */
export const baseline = <ElementDefaults />;
