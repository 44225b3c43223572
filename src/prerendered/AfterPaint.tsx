import { styled } from '@mui/material/styles';
import { use, useDeferredValue, type ReactNode } from 'react';
import { PrerenderContext } from './usePrerendered';

interface AfterPaintProps {
  /** Written into the prerendered HTML, where the build looks for controls that nothing hydrates. */
  boundary: 'static' | 'deferred';
  /** It is in the first window, and so is rendered at once. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * A stretch of a page that the router opens. Below the first window it follows once what is above has been painted,
 * or a slow phone would take twice as long to show anything. Who follows a link to a passage wants that first.
 */
export function AfterPaint({ boundary, isFirst, children }: AfterPaintProps) {
  const isPrerendering = use(PrerenderContext);
  const isAtOnce = isFirst || isPrerendering || window.location.hash !== '';
  const isThere = useDeferredValue(true, isAtOnce);
  if (!isThere) return <Room />;
  return <div data-boundary={isPrerendering ? boundary : undefined}>{children}</div>;
}

/** Keeps what is below out of the window until then. */
const Room = styled('div')({ minHeight: '50vh' });
