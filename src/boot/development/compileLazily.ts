/**
 * Client for webpack's lazy compilation. The built-in client keeps a connection to another port open, which
 * the CSP blocks, and which would use up one of the browser's six connections per host.
 */
import { BASE_PATH } from '../../site/basePath';
import { DEV_PATH } from './devMessages';

interface LazyModule {
  /** Webpack's key for the module. */
  data: string;
  /** True if the module is already compiled. */
  active: boolean;
  onError: (error: Error) => void;
}

/**
 * Asks the server to compile the module. Webpack's placeholder module calls this.
 *
 * @returns a no-op dispose function: a compiled module stays compiled until the server stops
 */
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
