import { tabbable } from 'tabbable';
import { list } from '../../../texts/en/page/differences';
import * as texts from '../../../texts/en/page/wholePage';
import { AssertionError } from '../../javascript/kit/assertionError';
import type { UserEvent } from '../protocol';
import { matchesText } from './elements/find';
import type { Mirror } from './elements/mirror';
import { isAccessible, nameOf, collapseSpaces } from './elements/roles';
import type { Session } from './elements/session';
import { contextOf } from './elements/context';
import { createSubject } from './subjects/subject';
import { differenceOf } from './subjects/subjectText';
import { isDrawn } from './subjects/subjectState';
import { describeElement } from './elements/text';
import { pathOf, assertionErrorOn } from './elements/assertionErrorOn';
import type { Page, Subject } from './vocabulary';

/** Creates the `page` object that checks use. */
export function createPage(session: Session): Page {
  const rootSubject = () => createSubject(session, session.mirror.root);

  /** Simulates input on an element. Fails if the element is hidden, because users can't interact with it. */
  function act(subject: Subject, userEvent: (id: number) => UserEvent): Promise<void> {
    const { id, current } = contextOf(subject);
    const { mirror, element } = current();
    if (!isDrawn(mirror, element)) {
      throw assertionErrorOn(mirror, element, {
        message: texts.hiddenFromInput,
        expected: texts.visible,
        received: texts.hidden,
      });
    }
    return session.act(userEvent(id));
  }

  return {
    one: (role, wanted) => rootSubject().one(role, wanted),
    all: (role, wanted) => rootSubject().all(role, wanted),
    none: (role, wanted) => rootSubject().none(role, wanted),
    select: (selector) => rootSubject().select(selector),
    selectAll: (selector) => rootSubject().selectAll(selector),
    focused() {
      const { mirror } = session;
      return createSubject(session, mirror.byId(mirror.seen.focused) ?? mirror.root);
    },

    hasTitle(text) {
      const actual = collapseSpaces(session.mirror.root.querySelector('title')?.textContent ?? '');
      if (matchesText(actual, text)) return;
      throw new AssertionError({
        message: texts.titleDiffers(differenceOf(actual, text)),
        expected: String(text),
        received: actual === '' ? texts.noTitle : actual,
      });
    },
    hasTabOrder(names) {
      const { mirror } = session;
      const actual = tabOrder(mirror);
      const wrong = actual.findIndex((element, place) => nameOf(mirror, element) !== names[place]);
      if (wrong < 0 && actual.length === names.length) return;
      const element = actual[wrong];
      throw new AssertionError({
        message: texts.tabOrderDiffers,
        expected: list(names),
        received: list(actual.map((stop) => nameOf(mirror, stop))),
        ...(element ? { element: pathOf(element) } : {}),
      });
    },
    fits() {
      const { mirror } = session;
      const { contentWidth, width } = mirror.seen;
      if (contentWidth <= width) return;
      const widest = widestBeyond(mirror, width);
      throw new AssertionError({
        message: texts.tooWide,
        expected: texts.widthLimit(width),
        received: texts.width(contentWidth),
        ...(widest ? { label: describeElement(mirror, widest), element: pathOf(widest) } : {}),
      });
    },
    sendsNothing() {
      const { sent } = session.mirror.seen;
      if (sent === 0) return;
      throw new AssertionError({
        message: texts.formSubmitted,
        expected: texts.noForm,
        received: texts.forms(sent),
      });
    },

    at: (width) => session.resize(width),
    inScheme: (scheme) => session.render({ scheme }),
    withRootSize: (rootSize) => session.render({ rootSize }),
    withStyle(css) {
      if (!hasRules(css)) throw new Error(`withStyle needs rules of CSS: ${css}`);
      return session.render({ addedCss: `${session.rendering.addedCss}\n${css}` });
    },
    withHtml: (html) => session.render({}, html),
    click: (subject) => act(subject, (id) => ({ kind: 'click', id })),
    press: (subject, key) => act(subject, (id) => ({ kind: 'press', id, key })),
    async tab() {
      await session.act({ kind: 'tab' });
      const { mirror } = session;
      if (mirror.seen.tab !== 'free') return;
      const order = tabOrder(mirror);
      const now = order.findIndex((element) => mirror.idOf(element) === mirror.seen.focused);
      const next = order[now + 1] ?? order[0];
      if (next) await session.act({ kind: 'tabTo', id: mirror.idOf(next) });
    },
    clear: (subject) => act(subject, (id) => ({ kind: 'clear', id })),
    type: (subject, text) => act(subject, (id) => ({ kind: 'type', id, text })),
    choose: (subject, option) => act(subject, (id) => ({ kind: 'choose', id, option })),
  };
}

function hasRules(css: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet.cssRules.length > 0;
}

/** Returns the elements that Tab stops at, in order. */
function tabOrder(mirror: Mirror): Element[] {
  // `mirror` is a copy of the page without a layout, so `tabbable` can't tell which elements are visible.
  // `isFocusable` checks that instead.
  return tabbable(mirror.root, { displayCheck: 'none' }).filter((element) =>
    isFocusable(mirror, element),
  );
}

function isFocusable(mirror: Mirror, element: Element): boolean {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (mirror.styleOf(node, 'display') === 'none' || node.hasAttribute('inert')) return false;
  }
  return isAccessible(mirror, element) || mirror.styleOf(element, 'visibility') === 'visible';
}

/** Returns the innermost element that extends furthest beyond a width. */
function widestBeyond(mirror: Mirror, width: number): Element | undefined {
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
