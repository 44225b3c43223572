import { useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';

/**
 * Loads a module that may fail to load.
 *
 * @param code - the module; doesn't change
 * @returns the module once it has loaded, and whether it couldn't be loaded
 */
export function useOptionalModule<M>(code: LazyModule<M>): {
  module: M | null;
  hasFailed: boolean;
} {
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
