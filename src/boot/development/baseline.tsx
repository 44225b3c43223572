import { ElementDefaults } from '../../theme/ElementDefaults';

/** Takes the place of `../baseline.ts`: the development server's documents are empty. */
export const baseline = <ElementDefaults />;
