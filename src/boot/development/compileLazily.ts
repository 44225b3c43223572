/**
 * Asks the development server for code that is compiled only when it is wanted. Webpack's own client holds a connection to
 * another port open for it, which the policy refuses, and which would be one of the six that a browser opens to a host.
 */
import { BASE_PATH } from '../../site/basePath';
import { DEV_PATH } from './devMessages';

interface LazyModule {
  /** The module's key. */
  data: string;
  /** Whether it is compiled already. */
  active: boolean;
  onError: (error: Error) => void;
}

/** Called by webpack's stand-in for a module. Once compiled, a module stays so until the server ends. */
export function keepAlive({ data, active, onError }: LazyModule): () => void {
  if (!active) {
    fetch(`${BASE_PATH}${DEV_PATH}compile?module=${encodeURIComponent(data)}`, { method: 'POST' })
      .then((response) => {
        if (!response.ok)
          throw new Error(`The development server responded with ${response.status}.`);
      })
      .catch(onError);
  }
  return () => undefined;
}
