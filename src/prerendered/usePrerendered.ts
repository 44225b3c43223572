import { createContext, use, useRef, useSyncExternalStore } from 'react';

/** True while the build or the development server renders a page, false in the browser. */
export const PrerenderContext = createContext(false);

/**
 * Returns the same value for the component's entire lifetime.
 *
 * @returns true if the component's HTML was part of the document. False while prerendering, and after
 *   client-side navigation
 */
export function usePrerendered(): boolean {
  const isPrerendering = use(PrerenderContext);
  const isPrerendered = useRef(false);
  // React calls the server snapshot only during hydration. Storing its result makes the client snapshot the
  // same, which avoids a rerender.
  return useSyncExternalStore(
    subscribeToNothing,
    () => isPrerendered.current,
    () => (isPrerendered.current = !isPrerendering),
  );
}

function subscribeToNothing() {
  return () => undefined;
}
