import type { ReactPromise } from 'react';
import { whenIdle } from './whenIdle';

/** Holds the hydration of one part of a page back until it is wanted. */
export interface HydrationGate {
  readonly isOpen: boolean;
  /** Whether `find` was called. */
  readonly hasFound: boolean;
  /** Resolves when the gate opens; never rejects. Its `status` lets React pass an open gate in the same render. */
  readonly opened: ReactPromise<void>;
  /** Opens the gate for good; doing it twice is no error. */
  open: () => void;
  /** Says that the part stands on the page: from now on a render is an update. */
  stand: () => void;
  /** Says that the part's HTML was there before React was. */
  find: () => void;
  /** Says that the part is being rendered; an update opens the gate. */
  render: () => void;
}

/** How near to the window a part must come before it is hydrated. */
const NEAR = '320px';

/** Signs that a visitor uses a part or is about to. */
const TOUCHES = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
] as const;

/** Signs that a visitor is there and has begun to use the page. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;
const USE_OPTIONS = { capture: true, passive: true } as const;

/** The parts whose gates are closed, in the order of the page. */
const waiting = new Map<Element, HydrationGate>();
let isIdleAwaited = false;
let isUseAwaited = false;

/**
 * @returns a closed gate; an open one where nothing could tell when to open it: on the server, and in a browser without
 *   `IntersectionObserver`
 */
export function createGate(): HydrationGate {
  let isStanding = false;
  let hasFound = false;
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  let opened: ReactPromise<void> = Object.assign(promise, { status: 'pending' as const });
  if (typeof IntersectionObserver === 'undefined') open();
  return {
    get isOpen() {
      return opened.status === 'fulfilled';
    },
    get opened() {
      return opened;
    },
    get hasFound() {
      return hasFound;
    },
    open,
    find() {
      hasFound = true;
    },
    stand() {
      isStanding = true;
    },
    render() {
      if (isStanding) open();
    },
  };

  function open() {
    opened = Object.assign(promise, { status: 'fulfilled' as const, value: undefined });
    resolve();
  }
}

/**
 * Opens a gate when its part comes near the window or at the first touch, pointer, key or focus in it. Once the visitor
 * has begun to use the page, the rest follows in idle moments: one gate at a time, in the order of the page, so that each
 * part is a task of its own. A page that is only looked at costs nothing for what was not looked at.
 *
 * @param part - the element around the part
 * @param gate - its gate
 * @returns a function that takes all listeners away
 */
export function openWhenWanted(part: Element, gate: HydrationGate): () => void {
  if (gate.isOpen) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
    },
    { rootMargin: NEAR },
  );
  observer.observe(part);
  if (waiting.size === 0) listenForTouches(true);
  waiting.set(part, gate);
  awaitUse();
  void gate.opened.then(stop);
  return stop;

  function stop() {
    observer.disconnect();
    if (waiting.delete(part) && waiting.size === 0) listenForTouches(false);
  }
}

function listenForTouches(on: boolean) {
  // On the document and on the way down: React, at its root, stops events for parts that it has not hydrated.
  const options = { capture: true, passive: true };
  for (const touch of TOUCHES) {
    if (on) document.addEventListener(touch, openTouched, options);
    else document.removeEventListener(touch, openTouched, options);
  }
}

function openTouched({ target }: Event) {
  for (const [part, gate] of waiting) {
    if (target instanceof Node && part.contains(target)) gate.open();
  }
}

function awaitUse() {
  if (isUseAwaited || isIdleAwaited) return;
  isUseAwaited = true;
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUse, USE_OPTIONS);
}

function onUse() {
  isUseAwaited = false;
  for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse, USE_OPTIONS);
  if (document.readyState === 'complete') awaitIdle();
  else window.addEventListener('load', awaitIdle, { once: true });
}

function awaitIdle() {
  if (isIdleAwaited) return;
  isIdleAwaited = true;
  whenIdle(openNext);
}

function openNext() {
  isIdleAwaited = false;
  for (const gate of waiting.values()) {
    if (gate.isOpen) continue;
    gate.open();
    awaitIdle();
    return;
  }
}
