import { progressStore } from '../../../progress/progressStore';
import { reviewStore } from '../../../progress/reviews/reviewStore';
import { mockStore } from '../../mock/session/mockStore';
import { keptPlanStore } from '../../programs/planner/storage/keptPlanStore';

/**
 * Subscribes to changes to the reader's work in this tab's stores.
 *
 * @param listener - called after each change
 * @returns an unsubscribe function
 */
export function watchAreas(listener: () => void): () => void {
  const stores = [progressStore, reviewStore, mockStore, keptPlanStore];
  const stops = stores.map(({ subscribe }) => subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
