/** What all that is said of one element works with. */
import { AssertionError } from '../../assertionError';
import type { Mirror } from './mirror';
import type { Session } from './session';
import { describeElement } from './text';
import { assertionErrorOn } from './assertionErrorOn';
import type { Subject } from './vocabulary';

/** The element as it is now. */
export interface Current {
  mirror: Mirror;
  element: Element;
}

export interface Context {
  session: Session;
  id: number;
  /** How it was called when it was found, for when it has gone. */
  before: string;
  /** @throws AssertionError when it has gone */
  current: () => Current;
  /** The other element as it is now. */
  currentOf: (subject: Subject) => Current;
  /**
   * Fails unless what is expected is what there is.
   *
   * @param at - the element to point at, where it is another
   */
  compare: (
    isMet: boolean,
    message: string,
    expected: string,
    received: string,
    at?: Element,
  ) => void;
}

const contexts = new WeakMap<Subject, Context>();

/** Remembers what a subject is about. */
export function keepContext(subject: Subject, context: Context): void {
  contexts.set(subject, context);
}

/** What a subject is about. */
export function contextOf(subject: Subject): Context {
  const context = contexts.get(subject);
  if (context === undefined) {
    throw new Error('This needs an element of the page, such as one from `page.one`.');
  }
  return context;
}

/** @param found - the element */
export function createContext(session: Session, found: Element): Context {
  const id = session.mirror.idOf(found);
  const before = describeElement(session.mirror, found);

  function current(): Current {
    const { mirror } = session;
    const element = mirror.byId(id);
    if (element === undefined) {
      const name = `${before[0]?.toUpperCase()}${before.slice(1)}`;
      throw new AssertionError({ message: `${name} is no longer on the page.` });
    }
    return { mirror, element };
  }

  return {
    session,
    id,
    before,
    current,
    currentOf: (subject) => contextOf(subject).current(),
    compare(isMet, message, expected, received, at) {
      if (isMet) return;
      const { mirror, element } = current();
      throw assertionErrorOn(mirror, at ?? element, { message, expected, received });
    },
  };
}
