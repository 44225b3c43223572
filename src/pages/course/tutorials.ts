import { TUTORIALS } from '../../../.generated/tutorials';
import { mapTutorials } from '../../content/totals';

/** Published lessons by id. */
export const tutorials = mapTutorials(TUTORIALS);
