import { createContext, use, useState } from 'react';
import { useClientValue } from '../useClientValue';

/** True while the build (or the development server) renders a page, false in a browser. */
export const PrerenderContext = createContext(false);

/**
 * @returns whether the HTML of the calling component came with the document; the same for the component's life. False in
 *   the render that makes that HTML, and on a page that the router opened
 */
export function usePrerendered(): boolean {
  const isPrerendering = use(PrerenderContext);
  const isHydrating = useClientValue(() => false, true);
  const [isPrerendered] = useState(isHydrating && !isPrerendering);
  return isPrerendered;
}
