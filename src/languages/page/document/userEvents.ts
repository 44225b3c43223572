/** Simulates mouse and keyboard input, as closely as scripts can. */
import type { Seen, UserEvent } from '../protocol';
import { focus, focusNearest, focusedElement, markChanged, firePendingChange } from './focus';
import { elementOf } from './ids';
import { keyFacts } from './keys';
import * as native from './natives';

const BUBBLING = { bubbles: true, cancelable: true, composed: true };

/** Elements that are clicked by pressing Space. */
const BY_SPACE =
  'button, summary, input[type=button], input[type=submit], input[type=reset], input[type=checkbox], input[type=radio]';

/** Elements that are clicked by pressing Enter. */
const BY_ENTER =
  'button, summary, a[href], input[type=button], input[type=submit], input[type=reset]';

const FIELD = 'input, textarea';

let tab: Seen['tab'];

/** Returns what the latest event did if it was a press of Tab; undefined otherwise. */
export function latestTab(): Seen['tab'] {
  return tab;
}

/** Simulates an event. Does nothing if the element has been removed. */
export function act(event: UserEvent): void {
  tab = event.kind === 'tab' ? pressTab() : undefined;
  if (event.kind === 'tab') return;
  const element = elementOf(event.id);
  if (element === undefined || !native.isConnected(element)) {
    return;
  }
  switch (event.kind) {
    case 'click':
      click(element);
      break;
    case 'tabTo':
      focus(element);
      keyEvent(focusedElement(), 'keyup', 'Tab');
      break;
    case 'press':
      focus(element);
      press(element, event.key);
      break;
    case 'clear':
      focus(element);
      clear(element);
      break;
    case 'type':
      focus(element);
      for (const character of event.text) type(element, character);
      break;
    case 'choose':
      choose(element, event.option);
      break;
  }
}

function click(element: Element): void {
  const box = native.boxOf(element);
  const at = {
    ...BUBBLING,
    detail: 1,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  };
  if (native.matches(element, ':disabled, :disabled *')) {
    return;
  }
  native.dispatch(element, new native.NativePointerEvent('pointerdown', at));
  if (native.dispatch(element, new native.NativeMouseEvent('mousedown', at))) {
    focusNearest(element);
  }
  native.dispatch(element, new native.NativePointerEvent('pointerup', at));
  native.dispatch(element, new native.NativeMouseEvent('mouseup', at));
  native.dispatch(element, new native.NativeMouseEvent('click', at));
}

/** Presses and releases a key, and performs the browser's default actions. */
function press(element: Element, key: string): void {
  if (keyEvent(element, 'keydown', key) && native.isConnected(element)) {
    if (key === 'Enter') pressEnter(element);
    if (key === 'Escape') closeDialog(element);
  }
  const released = native.isConnected(element) ? element : focusedElement();
  if (
    keyEvent(released, 'keyup', key) &&
    key === ' ' &&
    released === element &&
    native.matches(element, BY_SPACE)
  ) {
    plainClick(element);
  }
}

/**
 * Presses Tab on the focused element. Moving the focus is up to the caller, who knows the tab order. Releases the key
 * if a script prevents the move.
 */
function pressTab(): Seen['tab'] {
  const start = focusedElement();
  if (keyEvent(start, 'keydown', 'Tab')) return 'free';
  const end = focusedElement();
  keyEvent(end, 'keyup', 'Tab');
  return end === start ? 'held' : 'moved';
}

function pressEnter(element: Element): void {
  if (native.matches(element, BY_ENTER)) {
    plainClick(element);
  } else if (native.matches(element, 'input')) {
    firePendingChange();
    submit(element);
  }
}

function submit(field: Element): void {
  const form = native.formOf(field);
  if (form === null) return;
  const buttons = native.findAll(document, 'button, input[type=submit], input[type=image]');
  for (let index = 0; index < native.lengthOf(buttons); index += 1) {
    const button = native.itemOf(buttons, index);
    if (
      native.contains(form, button) &&
      !native.matches(button, '[type=button], [type=reset], :disabled')
    ) {
      plainClick(button);
      return;
    }
  }
  native.requestSubmit(form);
}

function closeDialog(element: Element): void {
  const dialog = native.closest(element, 'dialog:modal');
  if (dialog && native.dispatch(dialog, new native.NativeEvent('cancel', { cancelable: true }))) {
    native.closeDialog(dialog);
  }
}

/** Fires a click without mouse events, as a key press does. */
function plainClick(element: Element): void {
  if (!native.matches(element, ':disabled')) {
    native.dispatch(element, new native.NativeMouseEvent('click', BUBBLING));
  }
}

function type(element: Element, character: string): void {
  if (keyEvent(element, 'keydown', character) && native.matches(element, FIELD)) {
    const text = valueOf(element) + character;
    change(element, text, { data: character, inputType: 'insertText' });
  }
  keyEvent(element, 'keyup', character);
}

/** Clears a field and fires the key events for Delete. */
function clear(element: Element): void {
  const isFull = native.matches(element, FIELD) && valueOf(element) !== '';
  if (isFull && keyEvent(element, 'keydown', 'Delete')) {
    change(element, '', { data: null, inputType: 'deleteContentForward' });
  }
  if (isFull) keyEvent(element, 'keyup', 'Delete');
}

/** Changes the text of a field, unless it's disabled or read-only, or a script prevents it. */
function change(element: Element, text: string, how: InputEventInit): void {
  const input = { ...BUBBLING, ...how };
  if (
    native.matches(element, ':disabled, :read-only') ||
    !native.dispatch(element, new native.NativeInputEvent('beforeinput', input))
  ) {
    return;
  }
  if (native.matches(element, 'textarea')) native.setAreaValue(element, text);
  else native.setInputValue(element, text);
  markChanged(element);
  const done = { ...input, cancelable: false };
  native.dispatch(element, new native.NativeInputEvent('input', done));
}

function valueOf(element: Element): string {
  return native.matches(element, 'textarea')
    ? native.areaValue(element)
    : native.inputValue(element);
}

function choose(element: Element, option: string): void {
  focus(element);
  const options = native.findAll(document, 'option');
  for (let index = 0; index < native.lengthOf(options); index += 1) {
    const item = native.itemOf(options, index);
    if (native.contains(element, item) && native.optionText(item) === option) {
      native.setSelected(item, true);
      native.dispatch(element, new native.NativeEvent('input', { bubbles: true, composed: true }));
      native.dispatch(element, new native.NativeEvent('change', { bubbles: true }));
    }
  }
}

function keyEvent(element: Element, type: string, key: string): boolean {
  const event = new native.NativeKeyboardEvent(type, { ...BUBBLING, ...keyFacts(key) });
  return native.dispatch(element, event);
}
