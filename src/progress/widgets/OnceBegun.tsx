import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import type { BoundaryProps } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { hasProgress } from '../hasProgress';

/** What only a reader who has begun sees. Nothing of it is prerendered, and others load nothing of its code. */
export function OnceBegun<M>(props: BoundaryProps<M>) {
  return useClientValue(hasProgress, false) ? <OptionalLazyContent {...props} /> : null;
}
