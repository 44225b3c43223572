/**
 * The visitor's decisions about services of other hosts, in local storage. Without storage, they last until
 * the tab is closed: opting out of a running service reloads the page, which only the tab's name survives.
 */
import type { Service } from '../content/services';
import { storageKey } from '../progress/entries/storageKeys';
import { asksNotToTrack } from './asksNotToTrack';

export const CONSENT_KEY = storageKey('consent');

/** Start of the tab's name while it holds decisions. */
export const NAME_START = `${CONSENT_KEY}=`;

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
    const stored = readText();
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
    writeText(JSON.stringify(decisions));
    // If it couldn't be saved, the decisions last until what's saved changes.
    text = readText();
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

function readText(): string | null {
  if (window.name.startsWith(NAME_START)) return window.name.slice(NAME_START.length);
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Storage is blocked.
    return text;
  }
}

function writeText(latest: string): void {
  const isOwn = window.name.startsWith(NAME_START);
  try {
    localStorage.setItem(CONSENT_KEY, latest);
    if (isOwn) window.name = '';
  } catch {
    // Storage is blocked or full. Keeps the name that another site gave the tab.
    if (isOwn || window.name === '') window.name = NAME_START + latest;
  }
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
