import type { Context } from '../elements/context';
import type { Mirror } from '../elements/mirror';
import { describeElement } from '../elements/text';
import type { Subject } from '../vocabulary';

type StateClaims = Pick<
  Subject,
  'hasValue' | 'isChecked' | 'isDisabled' | 'hasFocus' | 'isVisible' | 'isHidden'
>;

/** Creates the assertions about an element's state: value, focus, and visibility. */
export function stateClaims({ id, before, current, compare }: Context): StateClaims {
  function compareState(actual: boolean, wanted: boolean, word: string): void {
    const say = (is: boolean): string => (is ? word : `not ${word}`);
    compare(actual === wanted, 'The state is different.', say(wanted), say(actual));
  }

  return {
    hasValue(value) {
      const actual = (current().element as HTMLInputElement).value;
      compare(actual === value, 'The value is different.', `"${value}"`, `"${actual}"`);
    },
    isChecked(checked = true) {
      compareState(isOn(current().element), checked, 'checked');
    },
    isDisabled(disabled = true) {
      const actual = current().element.matches(':disabled, [aria-disabled="true"]');
      compareState(actual, disabled, 'disabled');
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

/** Returns true if an element is visible: it takes up space and isn't hidden. */
export function isDrawn(mirror: Mirror, element: Element): boolean {
  const { width, height } = mirror.boxOf(element);
  return width > 0 && height > 0 && mirror.styleOf(element, 'visibility') === 'visible';
}

function isOn(element: Element): boolean {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';
}
