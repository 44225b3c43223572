import type { BoundaryProps } from './Static';
import { useOptionalModule } from './useOptionalModule';

/** Renders a section's content once its code has loaded, and nothing if it can't be loaded. */
export function OptionalLazyContent<M>({ code, children }: BoundaryProps<M>) {
  const { module } = useOptionalModule(code);
  return module ? children(module) : null;
}
