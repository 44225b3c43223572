import { styled } from '@mui/material/styles';
import { use, useDeferredValue, type ReactNode } from 'react';
import { PrerenderContext, usePrerendered } from './usePrerendered';

interface AfterPaintProps {
  children: ReactNode;
}

/**
 * What stands below the first window of a page that the router opens: it follows once what stands above has been painted,
 * or a slow phone would take twice as long to show anything. Who follows a link to a passage wants that first.
 */
export function AfterPaint({ children }: AfterPaintProps) {
  const isPrerendering = use(PrerenderContext);
  const isPrerendered = usePrerendered();
  const isAtOnce = isPrerendering || isPrerendered || window.location.hash !== '';
  const isThere = useDeferredValue(true, isAtOnce);
  return isThere ? children : <Room />;
}

/** Keeps what stands below out of the window until then. */
const Room = styled('div')({ minHeight: '50vh' });
