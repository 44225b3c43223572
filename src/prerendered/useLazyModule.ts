import { useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';

/**
 * Loads a module.
 *
 * @param code - the module; doesn't change
 * @returns the module once it has loaded, and whether it couldn't be loaded
 */
export function useLazyModule<M>(code: LazyModule<M>): { module: M | null; hasFailed: boolean } {
  const [module, setModule] = useState(code.current);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    code.load().then(
      (loaded) => setModule(() => loaded),
      () => setFailed(true),
    );
  }, [code]);

  return { module, hasFailed };
}
