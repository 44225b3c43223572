import { reviewLine } from './lazyReviewLine';
import { ReturningOnly } from './ReturningOnly';

/** `ReviewLine` for returning readers, shown in the gap above it. New visitors don't load its code. */
export function ReviewSlot() {
  return <ReturningOnly code={reviewLine}>{({ ReviewLine }) => <ReviewLine />}</ReturningOnly>;
}
