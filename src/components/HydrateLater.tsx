import { useColorScheme } from '@mui/material/styles';
import { Suspense, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AfterPaint } from './AfterPaint';
import { createGate, openWhenWanted, type HydrationGate } from './hydrationGate';
import { arrivalOf, type LazyModule } from './lazyModule';
import { useClientValue } from './useClientValue';

interface HydrateLaterProps {
  /** Code that `children` read with `useLazyModule`, to be fetched first. */
  code?: LazyModule<unknown>;
  children: ReactNode;
}

/**
 * A part of a page whose prerendered HTML stands as it is and is hydrated only when it is wanted; see `openWhenWanted`.
 * On the server the part is rendered like any other; on a page that the router opened it follows once what stands above has
 * been painted. Where its code does not arrive, the HTML goes on standing.
 *
 * While it waits, an update from above would make React throw the HTML away and build it anew. So every render after
 * the first opens the gate before React comes to the part. The color mode is read here because its context changes
 * outside a transition; the router's changes come in one, which waits for the part to be hydrated.
 */
export function HydrateLater({ code, children }: HydrateLaterProps) {
  const [gate] = useState(createGate);
  const part = useRef<HTMLDivElement>(null);
  const id = useId();
  useColorScheme();
  gate.render();

  useEffect(() => {
    gate.stand();
    return part.current ? openWhenWanted(part.current, gate) : undefined;
  }, [gate]);

  return (
    <div ref={part} id={id}>
      <Suspense fallback={<AsItStood id={id} />}>
        <Gated gate={gate} code={code}>
          {children}
        </Gated>
      </Suspense>
    </div>
  );
}

interface GatedProps extends HydrateLaterProps {
  gate: HydrationGate;
}

/** Suspends while the gate is closed, but only where there is HTML to be hydrated: elsewhere nothing would be seen for long. */
function Gated({ gate, code, children }: GatedProps) {
  const isHydrating = useClientValue(() => false, true);
  if (isHydrating) gate.find();
  else gate.open();
  use(gate.opened);
  if (gate.hasFound && code && !code.current) use(arrivalOf(code));
  return <AfterPaint>{children}</AfterPaint>;
}

/** What React shows if it must give the HTML up before the part's code is there: the same HTML. */
function AsItStood({ id }: { id: string }) {
  const [copy] = useState(() => copyContents(id));
  return <div ref={(element) => element?.append(copy)} />;
}

function copyContents(id: string): DocumentFragment | '' {
  // On the server React renders the fallback of a large part too, and then does not print it.
  if (typeof document === 'undefined') return '';
  const copy = document.createDocumentFragment();
  for (const node of document.getElementById(id)?.childNodes ?? []) copy.append(node.cloneNode(true));
  // Prerendered HTML has none; what scripts have set since is not for a copy.
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
  return copy;
}
