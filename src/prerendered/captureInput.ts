import type { PendingPress } from './pendingPress';
import { pauseScrollAnchoring } from './pauseScrollAnchoring';
import type { TrackedInput } from './trackInput';

/** What can be used, in the order of the document. */
const CONTROLS = 'a[href], button, summary, input, select, textarea, [tabindex]';

/** Those whose answer a script may give. */
const FIELDS = 'input:not([type=file]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did in HTML that React is about to replace. */
export interface InputSnapshot {
  /** Applies it to the new elements. @param box - their container */
  restore: (box: Element) => void;
}

/**
 * Captures what a visitor did in HTML that React is about to replace.
 *
 * @param box - what holds the HTML; still in the document
 * @param tracked - what was tracked until now
 * @returns the snapshot. Files chosen in a dialog that is still open are restored once they are chosen
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
  const opened = [...box.querySelectorAll('details')].map(({ open }) => open);
  const answers = answersIn(box, changed);
  const selected = selectionOf(document.activeElement);
  const endPause = pauseScrollAnchoring();
  return {
    restore(next) {
      endPause();
      next.querySelectorAll('details').forEach((details, index) => {
        details.open = opened[index] ?? details.open;
      });
      const fields = fieldsOf(next);
      for (const { index, value } of answers) answer(fields[index], value);
      restoreFiles(box, next);
      // A dialog gives its files to the field it was opened from, though that is out of the document.
      box.addEventListener('change', () => restoreFiles(box, next));
      const successors = controlsOf(next);
      const focus = successors[focusPlace];
      focus?.focus({ preventScroll: true });
      if (selected && isText(focus)) focus.setSelectionRange(...selected);
      // Once React has taken what was typed and chosen: the button may be the one that sends it.
      queueMicrotask(() => successors[pressedPlace]?.click());
      const stillPressed = successors[pendingPlace];
      if (pending && stillPressed) endPressOn(stillPressed, pending);
    },
  };
}

/**
 * Activates a control when a press ends on it.
 *
 * @param control - what replaced the control that was pressed
 * @param press - the press
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
  return [...box.querySelectorAll<HTMLElement>(CONTROLS)];
}

function fieldsOf(box: Element): Field[] {
  return [...box.querySelectorAll<Field>(FIELDS)];
}

/** What a visitor answered. */
interface Answer {
  /** The field's place among `fieldsOf`. */
  index: number;
  value: string;
}

/**
 * @param box - what holds the fields
 * @param changed - those that were seen to change, the last one last
 * @returns the answers that differ from the prerendered ones, in the order they were given: each may be an entry of the
 *   browser's history. Those from before the watch come first, in the document's order
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

/** Whether the visitor has changed it; of radios, whether this is the one taken. */
function isChosen({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}

/** What the prerendered field contained. */
function initialOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isText(element?: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Which of its text is selected, or where the caret is; none in a field without text, such as a date's. */
function selectionOf(element: Element | null): [number, number] | null {
  if (!isText(element) || element.selectionStart === null) return null;
  return [element.selectionStart, element.selectionEnd ?? element.selectionStart];
}

function fileFieldsOf(box: Element): HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

/** As if they were chosen there. */
function restoreFiles(box: Element, next: Element) {
  const fields = fileFieldsOf(next);
  fileFieldsOf(box).forEach(({ files }, index) => {
    const field = fields[index];
    if (!files?.length || !field) return;
    field.files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** As if it were answered there. */
function answer(field: Field | undefined, value: string) {
  if (!field) return;
  if (isChoice(field)) field.click();
  else typeInto(field, value);
}

/** As if it were typed, so that React hears of it: it has replaced the property's setter by its own. */
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
