import type { GroupFacts } from '../../../../texts/en/page/elements';
import * as texts from '../../../../texts/en/page/found';
import { createContext, keepContext } from '../elements/context';
import { findByRole, selectAll, takeOne, takeSelected } from '../elements/find';
import { readSelector } from '../elements/selected';
import type { Session } from '../elements/session';
import { assertionErrorOn } from '../elements/assertionErrorOn';
import type { Subject, Subjects } from '../vocabulary';
import { boxClaims } from './subjectBox';
import { stateClaims } from './subjectState';
import { styleClaims } from './subjectStyle';
import { textClaims } from './subjectText';
import { createSubjects } from './subjects';

/** Creates the API for queries and assertions about an element. */
export function createSubject(session: Session, found: Element): Subject {
  const context = createContext(session, found);
  const { current } = context;

  function several(elements: readonly Element[], group: GroupFacts): Subjects {
    const subjects = elements.map((element) => createSubject(session, element));
    return createSubjects(session, elements, subjects, group);
  }

  const subject: Subject = {
    one(role, wanted) {
      const { mirror, element } = current();
      const elements = findByRole(mirror, element, role, wanted);
      return createSubject(session, takeOne(mirror, element, elements, role, wanted));
    },
    all(role, wanted) {
      const { mirror, element } = current();
      return several(findByRole(mirror, element, role, wanted), { role });
    },
    none(role, wanted) {
      const { mirror, element } = current();
      const [first] = findByRole(mirror, element, role, wanted);
      if (first) {
        throw assertionErrorOn(mirror, first, { message: texts.unwanted });
      }
    },
    select(selector) {
      const { mirror, element } = current();
      return createSubject(session, takeSelected(mirror, element, selector));
    },
    selectAll: (selector) =>
      several(selectAll(current().element, selector), {
        selected: readSelector(selector),
      }),
    ...textClaims(context),
    ...stateClaims(context),
    ...styleClaims(context),
    ...boxClaims(context),
  };
  keepContext(subject, context);
  return subject;
}
