import { updateContinue } from '../../../progress/keepContinue';
import { PLAN_KEY } from '../../../progress/planKey';
import { progressStore } from '../../../progress/progressStore';

/** The text of the plan that the device keeps. No method throws: where storage is closed, the plan lasts until the page is left. */
export interface KeptPlanStore {
  /** The text; null where no plan is kept. */
  getSnapshot: () => string | null;
  /** Calls `listener` after every change, other tabs' included; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** @param text - of the plan; null to forget it */
  keep: (text: string | null) => void;
  /** Tells of a change that was made past the store. */
  reread: () => void;
  /** Whether the plan is lost when the page is left. */
  isUnsaved: () => boolean;
}

type PlanWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * @param browser - the window, absent where pages are prerendered
 * @param onKept - called after a plan was kept, forgotten or imported in this tab
 */
export function createKeptPlanStore(
  browser: PlanWindow | undefined,
  onKept: () => void = () => undefined,
): KeptPlanStore {
  const listeners = new Set<() => void>();
  /** What could not be stored; `undefined` where all was. */
  let unsaved: string | undefined;

  function emit() {
    listeners.forEach((listener) => listener());
  }

  return {
    getSnapshot() {
      if (unsaved !== undefined) return unsaved;
      try {
        return browser?.localStorage.getItem(PLAN_KEY) ?? null;
      } catch {
        return null;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      browser?.addEventListener('storage', listener);
      // A page that comes back from the browser's cache has missed what happened meanwhile.
      browser?.addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        browser?.removeEventListener('storage', listener);
        browser?.removeEventListener('pageshow', listener);
      };
    },
    keep(text) {
      unsaved = undefined;
      try {
        if (text === null) browser?.localStorage.removeItem(PLAN_KEY);
        else browser?.localStorage.setItem(PLAN_KEY, text);
      } catch {
        // Blocked or full: it stays in memory.
        unsaved = text ?? undefined;
      }
      emit();
      onKept();
    },
    reread() {
      emit();
      onKept();
    },
    isUnsaved: () => unsaved !== undefined,
  };
}

/** The plan of the visitor at this browser. */
export const keptPlanStore = createKeptPlanStore(
  typeof window === 'undefined' ? undefined : window,
  // The plan decides which lesson is next.
  () => updateContinue(progressStore),
);
