import { Suspense } from 'react';
import { useLazyModule } from './lazyModule';
import type { BoundaryProps } from './Static';

/** Renders a boundary's content. Its code has usually loaded: routes fetch it along with their page. */
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
