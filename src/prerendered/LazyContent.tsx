import { Suspense } from 'react';
import { useLazyModule } from './lazyModule';
import type { BoundaryProps } from './Static';

/**
 * Renders a section's content, and suspends until its code has loaded. Routes usually load that code along
 * with the page.
 */
export function LazyContent<M>(props: BoundaryProps<M>) {
  return (
    <Suspense fallback={null}>
      <Contents {...props} />
    </Suspense>
  );
}

function Contents<M>({ code, children }: BoundaryProps<M>) {
  return children(useLazyModule(code));
}
