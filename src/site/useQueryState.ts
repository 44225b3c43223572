import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClientValue } from '../prerendered/useClientValue';

/** Debounce delay for URL updates while typing, in ms. Safari allows 100 updates per 30 seconds. */
const TYPING_PAUSE = 250;

/** Converts a state to and from a query string. */
export interface QueryCodec<T> {
  /** Must return a valid state for any query. */
  read: (params: URLSearchParams) => T;
  write: (state: T) => URLSearchParams;
}

interface QueryState<T> {
  /** The current state, including text exactly as typed, such as trailing spaces. */
  state: T;
  /**
   * Changes the state and pushes a history entry. A function receives the latest state, which might not be
   * rendered yet.
   */
  choose: (change: Partial<T> | ((latest: T) => Partial<T>)) => void;
  /** Changes the state immediately; the URL is updated after a pause, without a history entry. */
  type: (change: Partial<T>) => void;
  /** Writes the current state to the URL now, without a history entry. */
  settle: () => void;
}

interface Draft<T> {
  state: T;
  /**
   * The query string that the draft belongs to. The draft is discarded if the URL's query string changes to
   * something else.
   */
  search: string;
  /** True if the URL hasn't been updated yet. */
  isTyped: boolean;
}

/**
 * Keeps state in the URL's query. Changes show up immediately through a local draft, because the URL is updated
 * after a pause while the visitor types. Going back or following a link discards the draft.
 *
 * @param codec - converts the state to and from a query
 * @param prerendered - state for prerendering and hydration, where the query is unknown
 * @returns the state and functions to change it
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

  // Keep the draft if its own URL update led to the new location; going back or following a link discards it.
  if (followed !== location.key) {
    setFollowed(location.key);
    if (draft?.search !== location.search) setDraft(null);
  }

  const { search } = location;
  const state = isHydrated ? (draft?.state ?? read(new URLSearchParams(search))) : prerendered;

  // A ref, so that changes before the next render build on each other.
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
    void navigate({ search: written, hash }, { replace });
  }

  function settle() {
    put(latest.current.state, true);
  }

  // The router also handles `popstate`, but in a transition: if the user goes back right after a change, that
  // change's location never renders.
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
      // Skip if the user followed a link whose page hasn't rendered yet.
      if (currentAddress() === address) settleTyped();
    }, TYPING_PAUSE);
    return () => window.clearTimeout(pause);
  }, [draft]);

  return {
    state,
    choose(change) {
      // Write typed text to the URL first, so that the Back button undoes only this choice, not the typing.
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

/** Leaves commas unescaped for readability; they have no special meaning in a query. */
function searchOf(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
