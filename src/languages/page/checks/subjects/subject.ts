import { createContext, keepContext } from '../elements/context';
import { findByRole, selectAll, takeOne, takeSelected } from '../elements/find';
import type { Session } from '../elements/session';
import { assertionErrorOn } from '../elements/assertionErrorOn';
import type { Subject, Subjects } from '../vocabulary';
import { boxClaims } from './subjectBox';
import { stateClaims } from './subjectState';
import { styleClaims } from './subjectStyle';
import { textClaims } from './subjectText';
import { createSubjects } from './subjects';
import { wordsOfRole, wordsOfSelector, type SeveralWords } from './several';

/** Creates the API for queries and assertions about an element. */
export function createSubject(session: Session, found: Element): Subject {
  const context = createContext(session, found);
  const { current } = context;

  function several(elements: readonly Element[], words: SeveralWords): Subjects {
    const subjects = elements.map((element) => createSubject(session, element));
    return createSubjects(session, elements, subjects, words);
  }

  const subject: Subject = {
    one(role, wanted) {
      const { mirror, element } = current();
      const elements = findByRole(mirror, element, role, wanted);
      return createSubject(session, takeOne(mirror, element, elements, role, wanted));
    },
    all(role, wanted) {
      const { mirror, element } = current();
      return several(findByRole(mirror, element, role, wanted), wordsOfRole(role));
    },
    none(role, wanted) {
      const { mirror, element } = current();
      const [first] = findByRole(mirror, element, role, wanted);
      if (first) {
        throw assertionErrorOn(mirror, first, { message: "This shouldn't be there." });
      }
    },
    select(selector) {
      const { mirror, element } = current();
      return createSubject(session, takeSelected(mirror, element, selector));
    },
    selectAll: (selector) =>
      several(selectAll(current().element, selector), wordsOfSelector(selector)),
    ...textClaims(context),
    ...stateClaims(context),
    ...styleClaims(context),
    ...boxClaims(context),
  };
  keepContext(subject, context);
  return subject;
}
