/**
 * The visitor's decisions about services of other hosts, in local storage. Without storage, they last until
 * the page is closed.
 */
import type { Service } from '../content/services';
import { storageKey } from '../progress/entries/storageKeys';
import { asksNotToTrack } from './asksNotToTrack';

export const CONSENT_KEY = storageKey('consent');

/** Attribute of the root element while the site asks the visitor for consent. */
export const ASKING_ATTRIBUTE = 'data-asks-consent';

/** Decisions by the service's id; a service without one hasn't been decided on. */
export type Decisions = Readonly<Record<string, boolean>>;

const NONE: Decisions = {};

let text: string | null = null;
let decisions = NONE;
const listeners = new Set<() => void>();

/** Store for `useSyncExternalStore`. Other tabs' decisions count at once. */
export const consentStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },

  getSnapshot: (): Decisions => {
    let stored = text;
    try {
      stored = localStorage.getItem(CONSENT_KEY);
    } catch {
      // Storage is blocked.
    }
    if (stored !== text) {
      text = stored;
      decisions = parse(stored);
    }
    return decisions;
  },

  getServerSnapshot: (): Decisions => NONE,

  /** Adds decisions to the earlier ones. */
  decide: (latest: Decisions): void => {
    decisions = { ...consentStore.getSnapshot(), ...latest };
    text = JSON.stringify(decisions);
    try {
      localStorage.setItem(CONSENT_KEY, text);
    } catch {
      // Storage is blocked or full.
      text = null;
    }
    listeners.forEach((listener) => listener());
  },
};

/** Hides the question (`consentScript`), and remembers the answer. */
export function answerQuestion(latest: Decisions): void {
  document.documentElement.removeAttribute(ASKING_ATTRIBUTE);
  consentStore.decide(latest);
}

/**
 * @param service - a service
 * @param made - the visitor's decisions
 * @returns true if the service may load. Without a decision, it may if it needs no consent and the browser
 *   doesn't ask sites not to track
 */
export function isAllowed(
  { id, needsConsent, purpose }: Pick<Service, 'id' | 'needsConsent' | 'purpose'>,
  made: Decisions,
): boolean {
  return made[id] ?? (!needsConsent && (purpose === 'media' || !asksNotToTrack()));
}

function parse(stored: string | null): Decisions {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return NONE;
  }
}
