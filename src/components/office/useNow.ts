import { use, useState } from 'react';
import { PrerenderContext } from '../../prerendered/usePrerendered';

/**
 * Reads the time, to leave out facts that are over. Use it inside a `Deferred`, whose content isn't hydrated.
 *
 * @returns time of the first render, in ms since 1970; 0 while prerendering, so that the HTML doesn't depend
 *   on the time of the build
 */
export function useNow(): number {
  const isPrerendering = use(PrerenderContext);
  const [now] = useState(() => (isPrerendering ? 0 : Date.now()));
  return now;
}
