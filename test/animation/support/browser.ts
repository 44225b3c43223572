import { act } from '@testing-library/react';

/**
 * Controls for browser features that jsdom lacks: scroll position, idle callbacks, motion preference, and tab
 * visibility.
 */
export interface StagedBrowser {
  /** Scrolls so that the animation is `far` from the viewport, `near` it, or in `view`. */
  scroll: (place: 'far' | 'near' | 'view') => void;
  becomeIdle: () => void;
  preferReducedMotion: (isReduced: boolean) => void;
  hideTab: (isHidden: boolean) => void;
}

interface Observer {
  hasMargin: boolean;
  callback: IntersectionObserverCallback;
}

/**
 * Fakes a browser with a loaded page in a visible tab. The animation is far from the viewport, the browser is
 * busy, and the visitor has no motion preference. Everything is restored after the test.
 */
export function stageBrowser(): StagedBrowser {
  const observers = new Set<Observer>();
  let place = 'far';
  const isIntersecting = ({ hasMargin }: Observer) =>
    place === 'view' || (place === 'near' && hasMargin);
  const notify = (observer: Observer) =>
    observer.callback(
      [{ isIntersecting: isIntersecting(observer) } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );

  replace(
    globalThis,
    'IntersectionObserver',
    function (
      callback: IntersectionObserverCallback,
      { rootMargin }: IntersectionObserverInit = {},
    ) {
      const observer = { hasMargin: rootMargin !== '0px', callback };
      return {
        observe: () => {
          observers.add(observer);
          queueMicrotask(() => act(() => notify(observer)));
        },
        disconnect: () => observers.delete(observer),
      };
    },
  );

  let idleTasks: (() => void)[] = [];
  replace(window, 'requestIdleCallback', (task: () => void) => idleTasks.push(task));
  replace(window, 'cancelIdleCallback', () => undefined);

  const preference = Object.assign(new EventTarget(), { matches: false });
  replace(window, 'matchMedia', () => preference);

  let isTabHidden = false;
  replace(document, 'visibilityState', undefined, () => (isTabHidden ? 'hidden' : 'visible'));

  return {
    scroll: (to) => {
      place = to;
      act(() => observers.forEach(notify));
    },
    becomeIdle: () => {
      const due = idleTasks;
      idleTasks = [];
      act(() => due.forEach((task) => task()));
    },
    preferReducedMotion: (isReduced) => {
      preference.matches = isReduced;
      act(() => void preference.dispatchEvent(new Event('change')));
    },
    hideTab: (isHidden) => {
      isTabHidden = isHidden;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

/** Replaces a property with a value or a getter until the end of the test. */
export function replace(owner: object, name: string, value: unknown, get?: () => unknown) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    ...(get === undefined ? { value, writable: true } : { get }),
  });
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  });
}

const undo: (() => void)[] = [];

afterEach(() => {
  while (undo.length > 0) undo.pop()?.();
});
