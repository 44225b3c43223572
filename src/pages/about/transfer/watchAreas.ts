import { progressStore } from '../../../progress/progressStore';
import { reviewStore } from '../../../progress/reviews/reviewStore';
import { mockStore } from '../../mock/mockStore';
import { keptPlanStore } from '../../programs/planner/keptPlanStore';

/**
 * Follows the reader's work, as the stores of this tab tell of it.
 *
 * @param listener - called after each change
 * @returns the way to stop that
 */
export function watchAreas(listener: () => void): () => void {
  const stores = [progressStore, reviewStore, mockStore, keptPlanStore];
  const stops = stores.map(({ subscribe }) => subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
