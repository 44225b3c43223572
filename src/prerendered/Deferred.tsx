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
  /** True to load the code regardless of scroll position, for example when the URL refers to this section. */
  isWanted?: boolean;
  /**
   * True if the section is in the initial viewport, so it renders immediately after client-side navigation.
   */
  isFirst?: boolean;
  /**
   * True to load the code only once the visitor uses the page, even if the section is near the viewport: for a
   * section that looks the same before.
   */
  waitsForUse?: boolean;
}

/**
 * An interactive section below the initial viewport. Keeps its prerendered HTML, like `Static`, until it's
 * near the viewport, touched, or focused. Then its code loads, and React renders it in place and restores the
 * visitor's input: focus, open details, typed text, and clicks on buttons that weren't ready. If the code
 * can't be loaded, the HTML stays and a notice appears.
 *
 * This isn't a Suspense boundary with delayed hydration, because React would discard the boundary's HTML when
 * a context changes, such as the color mode or progress from another tab.
 */
export function Deferred<M>({
  code,
  isWanted = false,
  isFirst = false,
  waitsForUse = false,
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
      const stop = onNearViewport(box, makeReady, waitsForUse);
      return () => {
        stop();
        const tracked = endTracking();
        snapshot.current = restoreInput.current?.captureInput(box, tracked) ?? null;
      };
    },
    [makeReady, waitsForUse],
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
