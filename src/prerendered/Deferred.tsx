import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { showScriptsFailed } from './scriptsFailed';
import { AfterPaint } from './AfterPaint';
import type { InputSnapshot } from './captureInput';
import { restoreInput } from './restoreInput';
import { PrerenderedHtml } from './PrerenderedHtml';
import { LazyContent } from './LazyContent';
import type { BoundaryProps } from './Static';
import { usePrerendered } from './usePrerendered';
import { trackInput } from './trackInput';
import { onNearViewport } from './onNearViewport';

interface DeferredProps<M> extends BoundaryProps<M> {
  /** Wanted by the page itself, wherever the window is: its address holds what this stretch is to show. */
  isWanted?: boolean;
  /** On a page that the router opens it is in the first window, and so is rendered at once. */
  isFirst?: boolean;
}

/**
 * A stretch of a page below its first window that has behavior. Its prerendered HTML stays as in a `Static` until it is
 * wanted (it comes near the window, or is touched or focused); then its code is fetched and React renders it in the same
 * position, with what the visitor had done there: focus, opened details, typed text, a press of a button that was not ready.
 * Where the code cannot be fetched the HTML stays and the page says so.
 *
 * Not a Suspense boundary that hydrates late: a change of context (mode, another tab) would make React throw the HTML of
 * such a boundary away.
 */
export function Deferred<M>({
  code,
  isWanted = false,
  isFirst = false,
  children,
}: DeferredProps<M>) {
  const isPrerendered = usePrerendered();
  const [isReady, setReady] = useState(false);
  const snapshot = useRef<InputSnapshot | null>(null);

  const makeReady = useCallback(() => {
    Promise.all([code.load(), restoreInput.load()]).then(
      () => startTransition(() => setReady(true)),
      showScriptsFailed,
    );
  }, [code]);

  useEffect(() => {
    if (isPrerendered && isWanted) makeReady();
  }, [isPrerendered, isWanted, makeReady]);

  const onMount = useCallback(
    (box: HTMLElement) => {
      const endTracking = trackInput(box);
      const stop = onNearViewport(box, makeReady);
      return () => {
        stop();
        const tracked = endTracking();
        snapshot.current = restoreInput.current?.captureInput(box, tracked) ?? null;
      };
    },
    [makeReady],
  );

  const restore = useCallback((box: HTMLElement | null) => {
    if (box) snapshot.current?.restore(box);
    snapshot.current = null;
  }, []);

  if (!isPrerendered) {
    return (
      <AfterPaint boundary="deferred" isFirst={isFirst}>
        <LazyContent code={code}>{children}</LazyContent>
      </AfterPaint>
    );
  }
  if (!isReady) return <PrerenderedHtml onMount={onMount} />;
  return (
    <div ref={restore}>
      <LazyContent code={code}>{children}</LazyContent>
    </div>
  );
}
