import type { ElementFacts } from '../../../../texts/en/page/elements';
import * as texts from '../../../../texts/en/page/found';
import { AssertionError } from '../../../javascript/kit/assertionError';
import type { Subject } from '../vocabulary';
import type { Mirror } from './mirror';
import type { Session } from './session';
import { factsOf } from './text';
import { assertionErrorOn } from './assertionErrorOn';

/** An element in the latest snapshot of the page. */
export interface Current {
  mirror: Mirror;
  element: Element;
}

/** State and helpers that all assertions about an element share. */
export interface Context {
  session: Session;
  id: number;
  /** Facts about the element when it was found, for error messages after it's removed. */
  before: ElementFacts;
  /** @throws AssertionError if the element was removed */
  current: () => Current;
  /** Like `current`, but for another element, to compare the two. */
  currentOf: (subject: Subject) => Current;
  /**
   * Throws an AssertionError unless `isMet`.
   *
   * @param at - the element to highlight; defaults to the context's own element
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

/** Stores the context of a subject, the object through which a check tests an element. */
export function keepContext(subject: Subject, context: Context): void {
  contexts.set(subject, context);
}

/** Returns the context that was stored for a subject. Throws if the value isn't a subject. */
export function contextOf(subject: Subject): Context {
  const context = contexts.get(subject);
  if (context === undefined) {
    throw new Error('This needs an element of the page, such as one from `page.one`.');
  }
  return context;
}

/** Creates the context for an element. */
export function createContext(session: Session, found: Element): Context {
  const { opened } = session;
  const id = session.mirror.idOf(found);
  const before = factsOf(session.mirror, found);

  function current(): Current {
    const { mirror } = session;
    if (session.opened !== opened) {
      throw new Error('The page has been opened again. Find its elements again, too.');
    }
    const element = mirror.byId(id);
    if (element === undefined) throw new AssertionError({ message: texts.removed(before) });
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
