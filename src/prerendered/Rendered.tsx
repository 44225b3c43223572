import { Suspense } from 'react';
import { useLazyModule } from './lazyModule';
import type { BoundaryProps } from './Static';

/** What a boundary holds where React renders it. The code is there as a rule: routes fetch it along with their page. */
export function Rendered<M>(props: BoundaryProps<M>) {
  return (
    <Suspense fallback={null}>
      <Contents {...props} />
    </Suspense>
  );
}

function Contents<M>({ code, children }: BoundaryProps<M>) {
  return children(useLazyModule(code));
}
