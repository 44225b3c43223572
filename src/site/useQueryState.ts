import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClientValue } from '../prerendered/useClientValue';

/** Pause in typing after which the address follows, ms. Safari refuses more than 100 changes of it in 30 seconds. */
const TYPING_PAUSE = 250;

/** Marks an entry of the history that a change of the state made. */
const OWN_ENTRY = { from: 'query-state' };

/** How a state is written in an address. */
export interface QueryCodec<T> {
  /** Whatever the address holds gives a state. */
  read: (params: URLSearchParams) => T;
  write: (state: T) => URLSearchParams;
}

interface QueryState<T> {
  /** As changed last, spaces and all. */
  state: T;
  /** Changes the state with a new entry in the history. A function gets the latest state, which may not be rendered yet. */
  choose: (change: Partial<T> | ((latest: T) => Partial<T>)) => void;
  /** Changes the state at once; the address follows at the next pause, without a new entry in the history. */
  type: (change: Partial<T>) => void;
  /** Writes the whole state into the address now, without a new entry in the history. */
  settle: () => void;
}

interface Draft<T> {
  state: T;
  /** The query that the address has as long as the draft counts. */
  search: string;
  /** Whether the address has yet to follow. */
  isTyped: boolean;
}

/**
 * Keeps a state in the address's query. Changes show at once, because the router renders an address in a transition, too
 * late for a field; they give way when the address changes by Back or by a link.
 *
 * @param codec - how the state is written
 * @param prerendered - the state of the prerendered page, which knows no query; its first render gives it
 * @returns the state and the ways to change it
 */
export function useQueryState<T extends object>(
  { read, write }: QueryCodec<T>,
  prerendered: T,
): QueryState<T> {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useClientValue(() => true, false);
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const [followed, setFollowed] = useState(location.key);

  // A draft's own address changes nothing; any other came by Back or by a link.
  if (followed !== location.key) {
    setFollowed(location.key);
    if (draft?.search !== location.search) setDraft(null);
  }

  const { search } = location;
  const state = isHydrated ? (draft?.state ?? read(new URLSearchParams(search))) : prerendered;

  // Changes build upon each other: two can come before the next render.
  const latest = useRef<Draft<T>>({ state, search, isTyped: false });
  useLayoutEffect(() => {
    latest.current = draft ?? { state, search, isTyped: false };
  });

  function show(next: Draft<T>) {
    latest.current = next;
    setDraft(next);
  }

  function put(next: T, replace: boolean) {
    const written = searchOf(write(next));
    show({ state: next, search: written, isTyped: false });
    const { hash } = window.location;
    void navigate({ search: written, hash }, { replace, state: OWN_ENTRY });
  }

  function settle() {
    put(latest.current.state, true);
  }

  // The router tells too, but in a transition: after Back right after a choice, the choice's address is never rendered.
  const followPop = useEffectEvent(() => {
    const popped = window.location.search;
    if (popped === latest.current.search) return;
    show({ state: read(new URLSearchParams(popped)), search: popped, isTyped: false });
  });

  useEffect(() => {
    const { pathname } = window.location;
    function onPop() {
      if (window.location.pathname === pathname) followPop();
    }
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const settleTyped = useEffectEvent(settle);

  useEffect(() => {
    if (!draft?.isTyped) return undefined;
    const address = currentAddress();
    const pause = window.setTimeout(() => {
      // A link may have been followed that is yet to be rendered.
      if (currentAddress() === address) settleTyped();
    }, TYPING_PAUSE);
    return () => window.clearTimeout(pause);
  }, [draft]);

  return {
    state,
    choose(change) {
      // Back takes the choice back, and not what was typed before it.
      if (latest.current.isTyped) settle();
      const { state: before } = latest.current;
      put({ ...before, ...(typeof change === 'function' ? change(before) : change) }, false);
    },
    type(change) {
      const { state: before, search: currentSearch } = latest.current;
      show({ state: { ...before, ...change }, search: currentSearch, isTyped: true });
    },
    settle,
  };
}

/**
 * @param state - of an entry of the history
 * @returns whether a change of a `useQueryState` made the entry
 */
export function isOwnEntry(state: unknown): boolean {
  return (state as Partial<typeof OWN_ENTRY> | null)?.from === OWN_ENTRY.from;
}

/** A comma means nothing of its own in a query, and links are easier to read with it. */
function searchOf(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
