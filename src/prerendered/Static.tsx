import type { ReactNode } from 'react';
import type { LazyModule } from './lazyModule';
import { AfterPaint } from './AfterPaint';
import { OptionalLazyContent } from './OptionalLazyContent';
import { PrerenderedHtml } from './PrerenderedHtml';
import { LazyContent } from './LazyContent';
import { usePrerendered } from './usePrerendered';

export interface BoundaryProps<M> {
  /** The code of what is within. */
  code: LazyModule<M>;
  /** @param module - the code; @returns what is within */
  children: (module: M) => ReactNode;
}

interface StaticProps<M> extends BoundaryProps<M> {
  /** The page does without what is within where its code cannot be fetched; otherwise that is a failure of the page. */
  isOptional?: boolean;
  /** On a page that the router opens it is in the first window, and so is rendered at once. */
  isFirst?: boolean;
}

/**
 * Sections without behavior of their own. Their prerendered HTML is never hydrated and their code not fetched; links,
 * `details` and whatever else the browser does by itself work. On a page that the router opens they render as usual.
 *
 * Measured at 1,600 elements and a four times slower CPU (2026-11): hydrating MUI costs 235 ms of script, this 25.
 */
export function Static<M>({ isFirst = false, isOptional = false, ...props }: StaticProps<M>) {
  if (usePrerendered()) return <PrerenderedHtml />;
  return (
    <AfterPaint boundary="static" isFirst={isFirst}>
      {isOptional ? <OptionalLazyContent {...props} /> : <LazyContent {...props} />}
    </AfterPaint>
  );
}
