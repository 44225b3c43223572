/** The page that a check sees. */
import { tabbable } from 'tabbable';
import { Unmet } from '../../unmet';
import { holds } from './find';
import type { Mirror } from './mirror';
import { isTold, nameOf, squeeze } from './roles';
import type { Session } from './session';
import { createSubject, idOf, isDrawn } from './subject';
import { listText } from './subjects';
import { describeElement } from './text';
import { pathOf, unmetOn } from './unmetOn';
import type { Page, Subject } from './vocabulary';

/** Makes the page of a session. */
export function createPage(session: Session): Page {
  const whole = () => createSubject(session, session.mirror.root);

  async function act(subject: Subject, kind: 'click' | 'press' | 'type' | 'choose', text = '') {
    const { mirror } = session;
    const id = idOf(subject);
    const element = mirror.byId(id);
    if (element !== undefined && !isDrawn(mirror, element)) {
      const message = 'It is hidden, so nobody can use it.';
      throw unmetOn(mirror, element, { message, expected: 'visible', received: 'hidden' });
    }
    // A press fails where the element has gone, as every look at it does.
    subject.isVisible();
    if (kind === 'click') await session.act({ kind, id });
    if (kind === 'press') await session.act({ kind, id, key: text });
    if (kind === 'type') await session.act({ kind, id, text });
    if (kind === 'choose') await session.act({ kind, id, option: text });
  }

  return {
    one: (role, wanted) => whole().one(role, wanted),
    all: (role, wanted) => whole().all(role, wanted),
    none: (role, wanted) => whole().none(role, wanted),
    select: (selector) => whole().select(selector),
    selectAll: (selector) => whole().selectAll(selector),
    focused() {
      const { mirror } = session;
      return createSubject(session, mirror.byId(mirror.seen.focused) ?? mirror.root);
    },

    hasTitle(text) {
      const there = squeeze(session.mirror.root.querySelector('title')?.textContent ?? '');
      if (holds(there, text)) return;
      throw new Unmet({
        message: 'The title of the page differs.',
        expected: String(text),
        received: there === '' ? 'no title' : there,
      });
    },
    hasTabOrder(names) {
      const { mirror } = session;
      const there = tabOrder(mirror);
      const wrong = there.findIndex((element, place) => nameOf(mirror, element) !== names[place]);
      if (wrong < 0 && there.length === names.length) return;
      const element = there[wrong];
      throw new Unmet({
        message: 'Tab goes another way.',
        expected: listText(names),
        received: listText(there.map((stop) => nameOf(mirror, stop))),
        ...(element ? { element: pathOf(element) } : {}),
      });
    },
    fits() {
      const { mirror } = session;
      const { contentWidth, width } = mirror.seen;
      if (contentWidth <= width) return;
      const widest = reaching(mirror, width);
      throw new Unmet({
        message: 'The page is wider than its window.',
        expected: `at most ${width} px wide`,
        received: `${contentWidth} px`,
        ...(widest ? { label: describeElement(mirror, widest), element: pathOf(widest) } : {}),
      });
    },

    at: (width) => session.resize(width),
    inScheme: (scheme) => session.setScheme(scheme),
    click: (subject) => act(subject, 'click'),
    press: (subject, key) => act(subject, 'press', key),
    async tab() {
      const { mirror } = session;
      const order = tabOrder(mirror);
      const now = order.findIndex((element) => mirror.idOf(element) === mirror.seen.focused);
      const next = order[now + 1] ?? order[0];
      if (next) await session.act({ kind: 'focus', id: mirror.idOf(next) });
    },
    type: (subject, text) => act(subject, 'type', text),
    choose: (subject, option) => act(subject, 'choose', option),
  };
}

/** What Tab goes through. */
function tabOrder(mirror: Mirror): Element[] {
  // Whether an element is drawn, the copy does not know by itself.
  return tabbable(mirror.root, { displayCheck: 'none' }).filter((element) =>
    isFocusable(mirror, element),
  );
}

function isFocusable(mirror: Mirror, element: Element): boolean {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (mirror.styleOf(node, 'display') === 'none' || node.hasAttribute('inert')) return false;
  }
  return isTold(mirror, element) || mirror.styleOf(element, 'visibility') === 'visible';
}

/** The innermost of the elements that reach the furthest beyond a width. */
function reaching(mirror: Mirror, width: number): Element | undefined {
  let found: Element | undefined;
  let furthest = width + 0.5;
  for (const element of mirror.root.querySelectorAll('body *')) {
    const box = mirror.boxOf(element);
    if (box.x + box.width >= furthest) {
      furthest = box.x + box.width;
      found = element;
    }
  }
  return found;
}
