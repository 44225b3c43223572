import { styled } from '@mui/material/styles';
import { use, useDeferredValue, type ReactNode } from 'react';
import { PrerenderContext } from './usePrerendered';

interface AfterPaintProps {
  /**
   * Value of `data-boundary` in the prerendered HTML. The build reads it to find controls that won't be
   * hydrated.
   */
  boundary: 'static' | 'deferred';
  /** True if the section is in the initial viewport, so it renders immediately. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * A section of a page. After client-side navigation, sections below the initial viewport render after the
 * first paint, which makes that paint twice as fast on slow phones. With a hash in the URL, all sections
 * render immediately, because the target could be in any of them.
 */
export function AfterPaint({ boundary, isFirst, children }: AfterPaintProps) {
  const isPrerendering = use(PrerenderContext);
  const isImmediate = isFirst || isPrerendering || window.location.hash !== '';
  const isPainted = useDeferredValue(true, isImmediate);
  if (!isPainted) return <Room />;
  return <div data-boundary={isPrerendering ? boundary : undefined}>{children}</div>;
}

/** Placeholder height until content renders. */
const Room = styled('div')({ minHeight: '50vh' });
