import { createContext, use, useRef, useSyncExternalStore } from 'react';

/** True while the build (or the development server) renders a page, false in a browser. */
export const PrerenderContext = createContext(false);

/**
 * @returns whether the HTML of the calling component came with the document; the same for the component's life. False in
 *   the render that makes that HTML, and on a page that the router opened
 */
export function usePrerendered(): boolean {
  const isPrerendering = use(PrerenderContext);
  const isPrerendered = useRef(false);
  // React asks for the server's value only where it hydrates; remembered, it is the browser's too, and nothing renders anew.
  return useSyncExternalStore(
    subscribeToNothing,
    () => isPrerendered.current,
    () => (isPrerendered.current = !isPrerendering),
  );
}

function subscribeToNothing() {
  return () => undefined;
}
