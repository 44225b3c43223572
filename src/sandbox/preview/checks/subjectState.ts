/** The state of an element: what a field holds, the focus, whether it can be seen. */
import type { Context } from './context';
import type { Mirror } from './mirror';
import { describeElement } from './text';
import type { Subject } from './vocabulary';

type StateClaims = Pick<
  Subject,
  'hasValue' | 'isChecked' | 'isDisabled' | 'hasFocus' | 'isVisible' | 'isHidden'
>;

export function stateClaims({ id, before, current, compare }: Context): StateClaims {
  function compareState(there: boolean, wanted: boolean, word: string): void {
    const say = (is: boolean): string => (is ? word : `not ${word}`);
    compare(there === wanted, 'The state is different.', say(wanted), say(there));
  }

  return {
    hasValue(value) {
      const there = (current().element as HTMLInputElement).value;
      compare(there === value, 'The value is different.', `"${value}"`, `"${there}"`);
    },
    isChecked(checked = true) {
      compareState(isOn(current().element), checked, 'checked');
    },
    isDisabled(disabled = true) {
      const there = current().element.matches(':disabled, [aria-disabled="true"]');
      compareState(there, disabled, 'disabled');
    },
    hasFocus() {
      const { mirror } = current();
      const holder = mirror.byId(mirror.seen.focused);
      const received =
        holder === undefined || holder.localName === 'body'
          ? 'on no element'
          : `on ${describeElement(mirror, holder)}`;
      compare(mirror.seen.focused === id, 'The focus is somewhere else.', `on ${before}`, received);
    },
    isVisible() {
      const { mirror, element } = current();
      compare(isDrawn(mirror, element), "It's hidden.", 'visible', 'hidden');
    },
    isHidden() {
      const { mirror, element } = current();
      compare(!isDrawn(mirror, element), "It's visible.", 'hidden', 'visible');
    },
  };
}

/** Whether an element can be seen: it takes up space, and nothing hides it. */
export function isDrawn(mirror: Mirror, element: Element): boolean {
  const { width, height } = mirror.boxOf(element);
  return width > 0 && height > 0 && mirror.styleOf(element, 'visibility') === 'visible';
}

function isOn(element: Element): boolean {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';
}
