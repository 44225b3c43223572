import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { showScriptsFailed } from './scriptsFailed';
import { AfterPaint } from './AfterPaint';
import type { Use } from './carryUse';
import { takingOver } from './deferred';
import { PrerenderedHtml } from './PrerenderedHtml';
import { Rendered } from './Rendered';
import type { BoundaryProps } from './Static';
import { usePrerendered } from './usePrerendered';
import { watchUse } from './watchUse';
import { whenWanted } from './whenWanted';

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
  const use = useRef<Use | null>(null);

  const makeReady = useCallback(() => {
    Promise.all([code.load(), takingOver.load()]).then(
      () => startTransition(() => setReady(true)),
      showScriptsFailed,
    );
  }, [code]);

  useEffect(() => {
    if (isPrerendered && isWanted) makeReady();
  }, [isPrerendered, isWanted, makeReady]);

  const onStand = useCallback(
    (box: HTMLElement) => {
      const endWatch = watchUse(box);
      const stop = whenWanted(box, makeReady);
      return () => {
        stop();
        const seen = endWatch();
        use.current = takingOver.current?.carryUse(box, seen) ?? null;
      };
    },
    [makeReady],
  );

  const giveBack = useCallback((box: HTMLElement | null) => {
    if (box) use.current?.giveBack(box);
    use.current = null;
  }, []);

  if (!isPrerendered) {
    return (
      <AfterPaint boundary="deferred" isFirst={isFirst}>
        <Rendered code={code}>{children}</Rendered>
      </AfterPaint>
    );
  }
  if (!isReady) return <PrerenderedHtml onStand={onStand} />;
  return (
    <div ref={giveBack}>
      <Rendered code={code}>{children}</Rendered>
    </div>
  );
}
