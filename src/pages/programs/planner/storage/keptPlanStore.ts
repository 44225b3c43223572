import { updateContinue } from '../../../../progress/continue/syncContinue';
import { PLAN_KEY } from '../../../../progress/planKey';
import { progressStore } from '../../../../progress/progressStore';

/** Store for the saved plan's text. Never throws: if storage is blocked, the plan stays in memory. */
export interface KeptPlanStore {
  /** The saved plan's text; null if no plan is saved. */
  getSnapshot: () => string | null;
  /**
   * Calls `listener` after every change, including changes in other tabs. Returns an unsubscribe function.
   */
  subscribe: (listener: () => void) => () => void;
  /**
   * @param text - the plan's text; null deletes the plan
   */
  keep: (text: string | null) => void;
  /** Notifies listeners; call it after other code has written the plan to storage. */
  reread: () => void;
  /** True if the plan exists only in memory. */
  isUnsaved: () => boolean;
}

type PlanWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Creates a store for the saved plan.
 *
 * @param browser - the window; undefined while prerendering
 * @param onKept - called after a plan is saved, deleted, or imported in this tab
 */
export function createKeptPlanStore(
  browser: PlanWindow | undefined,
  onKept: () => void = () => undefined,
): KeptPlanStore {
  const listeners = new Set<() => void>();
  /** Text that couldn't be stored; `undefined` if everything is stored. */
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
      // A page restored from the bfcache has missed storage events.
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
        // Storage is blocked or full: keep the plan in memory.
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

/** The store that the site uses for the saved plan. */
export const keptPlanStore = createKeptPlanStore(
  typeof window === 'undefined' ? undefined : window,
  // Updates which lesson the "Continue" buttons link to, because it depends on the plan.
  () => updateContinue(progressStore),
);
