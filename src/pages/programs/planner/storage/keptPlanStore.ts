import { updateContinue } from '../../../../progress/continue/syncContinue';
import { PLAN_KEY } from '../../../../progress/planKey';
import { progressStore } from '../../../../progress/progressStore';
import { watchUnsavedWork } from '../../../../site/unsavedWork';

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
  /**
   * Saves an unsaved plan if there's room now, and notifies listeners. Call it after other code has changed
   * storage.
   */
  reread: () => void;
  /** True if the plan exists only in memory. */
  isUnsaved: () => boolean;
}

/** A page in the background, or restored from the bfcache, can have missed storage events. */
const EVENTS = ['storage', 'pageshow', 'focus', 'visibilitychange'] as const;

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
  if (browser) watchUnsavedWork(() => unsaved !== undefined);

  function emit() {
    listeners.forEach((listener) => listener());
  }

  function keep(text: string | null) {
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
      function follow(event: Event) {
        const { key = null } = event as Partial<StorageEvent>;
        if (key !== null && key !== PLAN_KEY) return;
        // Another tab has saved or deleted the plan since.
        if (key === PLAN_KEY) unsaved = undefined;
        listener();
      }
      listeners.add(listener);
      for (const type of EVENTS) browser?.addEventListener(type, follow);
      return () => {
        listeners.delete(listener);
        for (const type of EVENTS) browser?.removeEventListener(type, follow);
      };
    },
    keep,
    reread() {
      if (unsaved !== undefined) keep(unsaved);
      else {
        emit();
        onKept();
      }
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
