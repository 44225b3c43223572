import type { BoundaryProps } from './Static';
import { useLazyModule } from './useLazyModule';

/** Renders a section's content once its code has loaded, and nothing if it can't be loaded. */
export function OptionalLazyContent<M>({ code, children }: BoundaryProps<M>) {
  const { module } = useLazyModule(code);
  return module ? children(module) : null;
}
