import { useEffect, useState } from 'react';
import type { BoundaryProps } from './Static';

/** What a boundary holds where React renders it, once its code is there; nothing where it cannot be fetched. */
export function OptionallyRendered<M>({ code, children }: BoundaryProps<M>) {
  const [module, setModule] = useState(code.current);

  useEffect(() => {
    code.load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  }, [code]);

  return module ? children(module) : null;
}
