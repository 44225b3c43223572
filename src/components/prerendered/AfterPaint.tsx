import Box from '@mui/material/Box';
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
  // Keeps what stands below out of the window until then.
  return isThere ? children : <Box sx={{ minHeight: '50vh' }} />;
}
