/** One element of the page, with what can be said of it. */
import { Unmet } from '../../unmet';
import { backgroundOf, blend, contrast, readColor } from './colors';
import { asComputed } from './computed';
import { findByRole, holds, selectAll, takeOne, takeSelected } from './find';
import type { Mirror } from './mirror';
import { isTold, nameOf } from './roles';
import type { Session } from './session';
import { createSubjects } from './subjects';
import { describeElement, textOf } from './text';
import { unmetOn } from './unmetOn';
import type { Subject } from './vocabulary';

/** Half a pixel is no difference that can be seen. */
const SLACK = 0.5;

const idsOfSubjects = new WeakMap<Subject, number>();

/** The element's id, for what is done with it. */
export function idOf(subject: Subject): number {
  return idsOfSubjects.get(subject) ?? 0;
}

/** @param before - how the element was called when it was found, for when it has gone */
export function createSubject(session: Session, found: Element): Subject {
  const id = session.mirror.idOf(found);
  const before = describeElement(session.mirror, found);

  /** The element as it is now. */
  function current(of = id): { mirror: Mirror; element: Element } {
    const { mirror } = session;
    const element = mirror.byId(of);
    if (element === undefined) {
      throw new Unmet({
        message: `${before[0]?.toUpperCase()}${before.slice(1)} is no longer in the page.`,
      });
    }
    return { mirror, element };
  }

  /** Fails unless what is expected is what there is. */
  function compare(
    isMet: boolean,
    message: string,
    expected: string,
    received: string,
    at?: Element,
  ): void {
    const { mirror, element } = current();
    if (!isMet) throw unmetOn(mirror, at ?? element, { message, expected, received });
  }

  function compareText(text: string, wanted: string | RegExp, message: string): void {
    const expected = typeof wanted === 'string' ? wanted : `text that matches ${String(wanted)}`;
    compare(holds(text, wanted), message, expected, text === '' ? 'no text' : text);
  }

  function boxes(other: Subject) {
    const { mirror, element } = current();
    const there = current(idOf(other)).element;
    return {
      own: mirror.boxOf(element),
      other: mirror.boxOf(there),
      otherName: describeElement(mirror, there),
    };
  }

  function several(elements: readonly Element[], what: string) {
    const subjects = elements.map((element) => createSubject(session, element));
    return createSubjects(session, elements, subjects, what);
  }

  const subject: Subject = {
    one(role, wanted) {
      const { mirror, element } = current();
      const elements = findByRole(mirror, element, role, wanted);
      return createSubject(session, takeOne(mirror, element, elements, role, wanted));
    },
    all(role, wanted) {
      const { mirror, element } = current();
      return several(findByRole(mirror, element, role, wanted), role);
    },
    none(role, wanted) {
      const { mirror, element } = current();
      const [first] = findByRole(mirror, element, role, wanted);
      if (first) {
        throw unmetOn(mirror, first, { message: 'This should not be there.' });
      }
    },
    select(selector) {
      const { mirror, element } = current();
      return createSubject(session, takeSelected(mirror, element, selector));
    },
    selectAll(selector) {
      const { element } = current();
      return several(selectAll(element, selector), selector);
    },

    hasText(text) {
      const { mirror, element } = current();
      compareText(textOf(mirror, element), text, 'The text differs.');
    },
    hasName(name) {
      const { mirror, element } = current();
      compareText(nameOf(mirror, element), name, 'The accessible name differs.');
    },
    hasAttribute(name, value) {
      const { element } = current();
      const there = element.getAttribute(name);
      const isMet = there !== null && (value === undefined || holds(there, value));
      const expected =
        value === undefined ? name : `${name}=${typeof value === 'string' ? `"${value}"` : value}`;
      const received = there === null ? `no ${name}` : `${name}="${there}"`;
      compare(isMet, `The attribute \`${name}\` differs.`, expected, received);
    },
    hasNoAttribute(name) {
      const there = current().element.getAttribute(name);
      const received = `${name}="${there ?? ''}"`;
      compare(there === null, `The attribute \`${name}\` is there.`, `no ${name}`, received);
    },
    hasValue(value) {
      const { element } = current();
      const there = (element as HTMLInputElement).value;
      compare(there === value, 'The value differs.', `"${value}"`, `"${there}"`);
    },
    isChecked(checked = true) {
      const there = isOn(current().element);
      compare(there === checked, 'The state differs.', checkedWord(checked), checkedWord(there));
    },
    isDisabled(disabled = true) {
      const there = current().element.matches(':disabled, [aria-disabled="true"]');
      compare(there === disabled, 'The state differs.', disabledWord(disabled), disabledWord(there));
    },
    hasFocus() {
      const { mirror } = current();
      const holder = mirror.byId(mirror.seen.focused);
      const received =
        holder === undefined || holder.localName === 'body'
          ? 'on no element'
          : `on ${describeElement(mirror, holder)}`;
      compare(mirror.seen.focused === id, 'The focus is elsewhere.', `on ${before}`, received);
    },
    isVisible() {
      const { mirror, element } = current();
      compare(isDrawn(mirror, element), 'It is hidden.', 'visible', 'hidden');
    },
    isHidden() {
      const { mirror, element } = current();
      compare(!isDrawn(mirror, element), 'It can be seen.', 'hidden', 'visible');
    },

    hasStyle(property, ...values) {
      const { mirror, element } = current();
      const there = mirror.styleOf(element, property);
      if (there === undefined) {
        throw new Error(`hasStyle needs the name of a CSS property as a plain string: ${property}`);
      }
      const size = mirror.styleOf(element, 'font-size') ?? '';
      const isMet = values.some(
        (value) => value === there || asComputed(property, value, size) === there,
      );
      const expected = `${property}: ${values.join(' or ')}`;
      compare(isMet, `\`${property}\` differs.`, expected, `${property}: ${there}`);
    },
    hasContrast(ratio) {
      const { mirror, element } = current();
      for (const holder of [element, ...element.querySelectorAll('*')]) {
        if (!hasOwnText(holder) || !isTold(mirror, holder)) continue;
        const ground = backgroundOf(mirror, holder);
        const ink = readColor(mirror.styleOf(holder, 'color') ?? '');
        if (ground === undefined || ink === undefined) {
          compare(false, MUST_BE_PLAIN, 'a plain color behind the text', 'a picture', holder);
          return;
        }
        const there = contrast(blend(ink, ground), ground);
        const rounded = Math.floor(there * 100) / 100;
        const received = `${rounded} : 1 (${hex(ink)} on ${hex(ground)})`;
        compare(rounded >= ratio, 'The contrast is too low.', `${ratio} : 1`, received, holder);
      }
    },
    isAtLeast(width, height) {
      const { mirror, element } = current();
      const { own, size } = sizeOf(mirror, element);
      const isMet = own.width + SLACK >= width && own.height + SLACK >= height;
      compare(isMet, 'It is too small.', `at least ${width} × ${height} px`, size);
    },
    isAtMost(width, height) {
      const { mirror, element } = current();
      const { own, size } = sizeOf(mirror, element);
      const isMet = own.width - SLACK <= width && own.height - SLACK <= height;
      compare(isMet, 'It is too large.', `at most ${width} × ${height} px`, size);
    },
    isBeside(to) {
      const { own, other, otherName } = boxes(to);
      const shared =
        Math.min(own.y + own.height, other.y + other.height) - Math.max(own.y, other.y);
      const isApart =
        own.x + own.width <= other.x + SLACK || other.x + other.width <= own.x + SLACK;
      const isMet = isApart && shared > Math.min(own.height, other.height) / 2;
      compare(isMet, 'The two are not side by side.', `beside ${otherName}`, where(own, other));
    },
    isBelow(to) {
      const { own, other, otherName } = boxes(to);
      const isMet = own.y + SLACK >= other.y + other.height;
      compare(isMet, 'It is not below the other.', `below ${otherName}`, where(own, other));
    },
    isInside(to) {
      const { own, other, otherName } = boxes(to);
      const isMet =
        own.x + SLACK >= other.x &&
        own.y + SLACK >= other.y &&
        own.x + own.width - SLACK <= other.x + other.width &&
        own.y + own.height - SLACK <= other.y + other.height;
      compare(isMet, 'It goes beyond the other.', `inside ${otherName}`, where(own, other));
    },
  };
  idsOfSubjects.set(subject, id);
  return subject;
}

const MUST_BE_PLAIN = 'The contrast with a picture cannot be measured.';

interface Sizes {
  x: number;
  y: number;
  width: number;
  height: number;
}

function sizeOf(mirror: Mirror, element: Element): { own: Sizes; size: string } {
  const own = mirror.boxOf(element);
  return { own, size: `${round(own.width)} × ${round(own.height)} px` };
}

/** How one box lies to another, in words. */
function where(own: Sizes, other: Sizes): string {
  const isLeft = own.x + own.width <= other.x + SLACK;
  const isRight = other.x + other.width <= own.x + SLACK;
  const isAbove = own.y + own.height <= other.y + SLACK;
  const isBelow = other.y + other.height <= own.y + SLACK;
  const words = [
    isAbove ? 'above it' : isBelow ? 'below it' : '',
    isLeft ? 'to its left' : isRight ? 'to its right' : '',
  ].filter(Boolean);
  return words.length === 0 ? 'over it' : words.join(' and ');
}

function isOn(element: Element): boolean {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';
}

/** Whether an element can be seen: it takes up space, and nothing hides it. */
export function isDrawn(mirror: Mirror, element: Element): boolean {
  const { width, height } = mirror.boxOf(element);
  return width > 0 && height > 0 && mirror.styleOf(element, 'visibility') === 'visible';
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function hex([red, green, blue]: readonly number[]): string {
  const digits = [red, green, blue].map((value = 0) =>
    Math.round(value).toString(16).padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function checkedWord(checked: boolean): string {
  return checked ? 'checked' : 'not checked';
}

function disabledWord(disabled: boolean): string {
  return disabled ? 'disabled' : 'not disabled';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
