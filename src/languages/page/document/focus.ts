/**
 * Simulates focus in a document. Actually focusing an element would take focus away from the surrounding
 * page, where the learner might be typing. And a document that isn't focused doesn't fire focus events.
 */
import * as native from './natives';

/** Elements that can be focused if they're visible and enabled. */
const FOCUSABLE =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [contenteditable], [tabindex]';

const ownTabIndex = 'tabindex';

let focused: Element | null = null;
/** The field with a pending change event, which fires when it loses focus. */
let changed: Element | null = null;

/** Returns the focused element, or the body if no element is focused. */
export function focusedElement(): Element {
  if (focused !== null && !(native.isConnected(focused) && canFocus(focused))) {
    focused = null;
  }
  return focused ?? native.bodyOf(document) ?? native.rootOf(document);
}

/**
 * Focuses an element and fires the same events as a browser. Does nothing if the element can't be focused.
 */
export function focus(element: Element): void {
  const before = focused;
  if (element === before || !canFocus(element)) {
    return;
  }
  leave(element);
  focused = element;
  fire(element, 'focus', before, false);
  fire(element, 'focusin', before, true);
}

/** Focuses the element or its closest focusable ancestor, as pressing the mouse button does. */
export function focusNearest(element: Element): void {
  for (let node: Node | null = element; node !== null; node = native.parentNode(node)) {
    if (native.nodeType(node) === 1 && canFocus(node as Element)) {
      focus(node as Element);
      return;
    }
  }
  leave(null);
}

/** Schedules a change event for a field, to be fired when it loses focus. */
export function markChanged(field: Element): void {
  changed = field;
}

/** Fires the pending change event, if any. */
export function firePendingChange(): void {
  const field = changed;
  changed = null;
  if (field !== null) {
    native.dispatch(field, new native.NativeEvent('change', { bubbles: true }));
  }
}

/** Replaces the browser's focus with the simulated one, including for the learner's code. */
export function replaceFocus(): void {
  const { prototype } = native.NativeHTMLElement;
  const methods = {
    focus(this: Element): void {
      focus(this);
    },
    blur(this: Element): void {
      if (this === focused) leave(null);
    },
  };
  for (const holder of [prototype, SVGElement.prototype]) {
    Object.assign(holder, methods);
  }
  Object.defineProperty(Document.prototype, 'activeElement', {
    configurable: true,
    get: focusedElement,
  });
  Object.assign(Document.prototype, { hasFocus: () => true });
}

/** Prevents scripts from stealing focus from the page unless the learner has moved it into the preview. */
export function guardFocus(): void {
  const { prototype } = native.NativeHTMLElement;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element it is asked for
  const { focus: own } = prototype;
  const hasFocus = document.hasFocus.bind(document);
  prototype.focus = function (this: HTMLElement, options) {
    if (hasFocus()) own.call(this, options);
  };
}

function leave(next: Element | null): void {
  const before = focused;
  focused = null;
  if (before !== null && native.isConnected(before)) {
    firePendingChange();
    fire(before, 'blur', next, false);
    fire(before, 'focusout', next, true);
  }
}

function fire(element: Element, type: string, relatedTarget: Element | null, bubbles: boolean) {
  const options = { relatedTarget, bubbles, composed: true };
  native.dispatch(element, new native.NativeFocusEvent(type, options));
}

function canFocus(element: Element): boolean {
  const hasPlace = native.matches(element, FOCUSABLE) || native.attribute(element, ownTabIndex);
  if (!hasPlace || native.matches(element, ':disabled, [inert], [inert] *')) {
    return false;
  }
  const [visibility] = native.stylesOf(element, ['visibility']);
  return visibility === 'visible' && isDrawn(element);
}

function isDrawn(element: Element): boolean {
  for (let node: Node | null = element; node !== null; node = native.parentNode(node)) {
    if (native.nodeType(node) === 1 && native.stylesOf(node as Element, ['display'])[0] === 'none')
      return false;
  }
  return true;
}
