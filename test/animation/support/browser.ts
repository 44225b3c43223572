import { act } from '@testing-library/react';

/** What jsdom lacks and a test wants to steer: where the box is, whether the browser is idle, what the visitor prefers. */
export interface StagedBrowser {
  /** `far` outside the window, `near` it but not in it, or in `view`. */
  scroll: (place: 'far' | 'near' | 'view') => void;
  becomeIdle: () => void;
  preferReducedMotion: (isReduced: boolean) => void;
  hideTab: (isHidden: boolean) => void;
}

interface Watcher {
  isWide: boolean;
  report: IntersectionObserverCallback;
}

/** Sets the stage: loaded, tab in front, no preference, box out of reach, browser busy. All is taken down after the test. */
export function stageBrowser(): StagedBrowser {
  const watchers = new Set<Watcher>();
  let place = 'far';
  const isSeen = ({ isWide }: Watcher) => place === 'view' || (place === 'near' && isWide);
  const tell = (watcher: Watcher) =>
    watcher.report(
      [{ isIntersecting: isSeen(watcher) } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );

  replace(
    globalThis,
    'IntersectionObserver',
    function (report: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      const watcher = { isWide: rootMargin !== '0px', report };
      return {
        observe: () => {
          watchers.add(watcher);
          queueMicrotask(() => act(() => tell(watcher)));
        },
        disconnect: () => watchers.delete(watcher),
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
      act(() => watchers.forEach(tell));
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

/** Replaces a property by a value, or a getter, for the time of one test. */
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
