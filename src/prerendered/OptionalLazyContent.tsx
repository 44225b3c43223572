import { useEffect, useState } from 'react';
import type { BoundaryProps } from './Static';

/** Renders a section's content once its code has loaded, and nothing if it can't be loaded. */
export function OptionalLazyContent<M>({ code, children }: BoundaryProps<M>) {
  const [module, setModule] = useState(code.current);

  useEffect(() => {
    code.load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  }, [code]);

  return module ? children(module) : null;
}
