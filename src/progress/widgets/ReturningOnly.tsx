import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import type { BoundaryProps } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { hasProgress } from '../hasProgress';

/**
 * Renders its content only for readers with saved work. The content isn't prerendered, and new visitors don't
 * load its code.
 */
export function ReturningOnly<M>(props: BoundaryProps<M>) {
  return useClientValue(hasProgress, false) ? <OptionalLazyContent {...props} /> : null;
}
