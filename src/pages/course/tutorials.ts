import { TUTORIALS } from '../../../.generated/tutorials';
import { mapTutorials } from '../../content/totals';

/** The lessons that can be read, by their id. */
export const tutorials = mapTutorials(TUTORIALS);
