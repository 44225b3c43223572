import { useColorScheme } from '@mui/material/styles';
import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createGate, openWhenWanted, type HydrationGate } from './hydrationGate';

interface HydrateLaterProps {
  children: ReactNode;
}

/**
 * A part of a page whose prerendered HTML stands as it is and is hydrated only when it is wanted; see `openWhenWanted`.
 * On the server, and on a page that the router opened, the part is rendered at once like any other.
 *
 * While it waits, an update from above would make React throw the HTML away and build it anew. So every render after
 * the first opens the gate before React comes to the part. The color mode is read here because its context changes
 * outside a transition; the router's changes come in one, which waits for the part to be hydrated.
 */
export function HydrateLater({ children }: HydrateLaterProps) {
  const [gate] = useState(createGate);
  const part = useRef<HTMLDivElement>(null);
  useColorScheme();
  gate.render();

  useEffect(() => {
    gate.stand();
    return part.current ? openWhenWanted(part.current, gate) : undefined;
  }, [gate]);

  return (
    <div ref={part}>
      <Suspense fallback={null}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

interface GatedProps {
  gate: HydrationGate;
  children: ReactNode;
}

/** Suspends while the gate is closed, but only where there is HTML to be hydrated: elsewhere nothing would be seen. */
function Gated({ gate, children }: GatedProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  if (!isHydrating) gate.open();
  use(gate.opened);
  return children;
}

function subscribeToNothing() {
  return () => undefined;
}
