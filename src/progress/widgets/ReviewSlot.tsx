import { reviewLine } from './lazyReviewLine';
import { ReturningOnly } from './ReturningOnly';

/** `ReviewLine` for returning readers, in the gap above. New visitors don't load its code. */
export function ReviewSlot() {
  return <ReturningOnly code={reviewLine}>{({ ReviewLine }) => <ReviewLine />}</ReturningOnly>;
}
