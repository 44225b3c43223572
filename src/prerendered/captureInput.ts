import type { PendingPress } from './pendingPress';
import { pauseScrollAnchoring } from './pauseScrollAnchoring';
import type { TrackedInput } from './trackInput';

/** Interactive elements, in document order. */
const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex]';

/** Fields with a value that scripts can set, which excludes file inputs. */
const FIELDS = 'input:not([type=file]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A visitor's input in HTML that React is about to replace. */
export interface InputSnapshot {
  /** Restores the input in the new elements. @param box - their container */
  restore: (box: Element) => void;
}

/**
 * Captures a visitor's input in HTML that React is about to replace.
 *
 * @param box - container of the HTML, which must still be in the document
 * @param tracked - input tracked so far
 * @returns the snapshot. If a file dialog is still open, its files are restored once they're chosen
 */
export function captureInput(
  box: HTMLElement,
  { pressed, pending, changed }: TrackedInput,
): InputSnapshot {
  const controls = controlsOf(box);
  const placeOf = (control: Element | null | undefined) => controls.indexOf(control as HTMLElement);
  const pressedPlace = placeOf(pressed);
  const pendingPlace = placeOf(pending?.control);
  const focusPlace = placeOf(document.activeElement);
  const opened = detailsOf(box).map(({ open }) => open);
  const answers = answersIn(box, changed);
  const selected = selectionOf(document.activeElement);
  const endPause = pauseScrollAnchoring();
  return {
    restore(next) {
      endPause();
      detailsOf(next).forEach((details, index) => {
        details.open = opened[index] ?? details.open;
      });
      const fields = fieldsOf(next);
      for (const { index, value } of answers) answer(fields[index], value);
      restoreFiles(box, next);
      // An open file dialog sets files on the field that opened it, even after the field was removed.
      box.addEventListener('change', () => restoreFiles(box, next));
      const successors = controlsOf(next);
      const focus = successors[focusPlace];
      focus?.focus({ preventScroll: true });
      if (selected && isText(focus)) focus.setSelectionRange(...selected);
      // Runs in a microtask, because the button might submit the restored values and React has to process
      // them first.
      queueMicrotask(() => successors[pressedPlace]?.click());
      const stillPressed = successors[pendingPlace];
      if (pending && stillPressed) endPressOn(stillPressed, pending);
    },
  };
}

/**
 * Clicks a control when a press ends on it.
 *
 * @param control - the control that replaced the pressed one
 * @param press - the pending press
 */
export function endPressOn(control: HTMLElement, { end }: PendingPress): void {
  document.addEventListener(
    end,
    ({ target }) => {
      if (target instanceof Node && control.contains(target)) control.click();
    },
    { once: true, capture: true },
  );
}

function controlsOf(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(isKept);
}

function detailsOf(box: Element): HTMLDetailsElement[] {
  return [...box.querySelectorAll('details')].filter(isKept);
}

/** Returns false for content that's only for visitors without JavaScript, which React removes. */
function isKept(element: Element): boolean {
  return element.closest('.no-js-only') === null;
}

function fieldsOf(box: Element): Field[] {
  return [...box.querySelectorAll<Field>(FIELDS)];
}

/** A changed field. */
interface Answer {
  /** Index of the field in `fieldsOf`. */
  index: number;
  value: string;
}

/**
 * @param box - container of the fields
 * @param changed - fields that changed while being tracked, in order
 * @returns fields whose values differ from the prerendered ones. Fields that changed before tracking started
 *   come first, in document order. The others are in the order in which the visitor changed them, because
 *   restoring a field can add a history entry
 */
function answersIn(box: Element, changed: readonly EventTarget[]): Answer[] {
  return fieldsOf(box)
    .map((field, index) => ({ field, index, value: field.value }))
    .filter(({ field }) => isAnswered(field))
    .sort((a, b) => changed.indexOf(a.field) - changed.indexOf(b.field));
}

function isAnswered(field: Field): boolean {
  return isChoice(field) ? isChosen(field) : field.value !== initialOf(field);
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Returns true if the visitor changed the checkbox or selected this radio button. */
function isChosen({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}

/** Returns the field's prerendered value. */
function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isText(element?: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/**
 * Returns the start and end of the selection, which are equal for a caret; `null` for fields without text,
 * such as dates.
 */
function selectionOf(element: Element | null): [number, number] | null {
  if (!isText(element) || element.selectionStart === null) return null;
  return [element.selectionStart, element.selectionEnd ?? element.selectionStart];
}

function fileFieldsOf(box: Element): HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

/** Copies the chosen files to the new fields and dispatches `change` events. */
function restoreFiles(box: Element, next: Element) {
  const fields = fileFieldsOf(next);
  fileFieldsOf(box).forEach(({ files }, index) => {
    const field = fields[index];
    if (!files?.length || !field) return;
    field.files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Sets a field as if the visitor had changed it. */
function answer(field: Field | undefined, value: string) {
  if (!field) return;
  if (isChoice(field)) field.click();
  else typeInto(field, value);
}

/** Sets the text with the native setter, because React overrides it and would miss the change. */
function typeInto(field: Field, text: string) {
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
