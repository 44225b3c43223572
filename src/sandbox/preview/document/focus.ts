/**
 * A focus of the document's own. The real one would be taken from the page around it, while the reader may be typing there;
 * and a document that has it not would not tell its elements.
 */
import * as native from './natives';

/** What can have the focus, if it is shown and not disabled. */
const FOCUSABLE =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [contenteditable], [tabindex]';

const ownTabIndex = 'tabindex';

let focused: Element | null = null;
/** A field that was typed into tells of the change when the focus leaves it. */
let changed: Element | null = null;

/** The element that has the focus: the body where none has. */
export function focusedElement(): Element {
  if (focused !== null && !(native.isConnected(focused) && canFocus(focused))) {
    focused = null;
  }
  return focused ?? native.bodyOf(document) ?? native.rootOf(document);
}

/** Gives an element the focus, with the events of a browser. Nothing for one that can't have it. */
export function focus(element: Element): void {
  const before = focused;
  if (element === before || !canFocus(element)) {
    return;
  }
  leave(element);
  focused = element;
  tell(element, 'focus', before, false);
  tell(element, 'focusin', before, true);
}

/** Gives the focus to the nearest element that can have it, as a press of the mouse does. */
export function focusNearest(element: Element): void {
  for (let node: Node | null = element; node !== null; node = native.parentNode(node)) {
    if (native.nodeType(node) === 1 && canFocus(node as Element)) {
      focus(node as Element);
      return;
    }
  }
  leave(null);
}

/** Notes that a field holds something new that no change event has told of. */
export function noteChange(field: Element): void {
  changed = field;
}

/** Tells of a change, if one is due. */
export function tellChange(): void {
  const field = changed;
  changed = null;
  if (field !== null) {
    native.dispatch(field, new native.NativeEvent('change', { bubbles: true }));
  }
}

/** Replaces the browser's focus by this one, for the reader's code as well. */
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

/** Keeps a script from taking the focus out of the page before the reader has gone into the preview. */
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
    tellChange();
    tell(before, 'blur', next, false);
    tell(before, 'focusout', next, true);
  }
}

function tell(element: Element, type: string, relatedTarget: Element | null, bubbles: boolean) {
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
