import * as texts from '../../../../texts/en/page/elementState';
import type { Context } from '../elements/context';
import type { Mirror } from '../elements/mirror';
import { factsOf } from '../elements/text';
import type { Subject } from '../vocabulary';

type StateClaims = Pick<
  Subject,
  'hasValue' | 'isChecked' | 'isDisabled' | 'hasFocus' | 'isVisible' | 'isHidden'
>;

/** Creates the assertions about an element's state: value, focus, and visibility. */
export function stateClaims({ id, before, current, compare }: Context): StateClaims {
  function compareState(actual: boolean, wanted: boolean, textOf: (is: boolean) => string): void {
    compare(actual === wanted, texts.stateDiffers, textOf(wanted), textOf(actual));
  }

  return {
    hasValue(value) {
      const actual = (current().element as HTMLInputElement).value;
      compare(actual === value, texts.valueDiffers, texts.value(value), texts.value(actual));
    },
    isChecked(checked = true) {
      compareState(isOn(current().element), checked, texts.checked);
    },
    isDisabled(disabled = true) {
      const actual = current().element.matches(':disabled, [aria-disabled="true"]');
      compareState(actual, disabled, texts.disabled);
    },
    hasFocus() {
      const { mirror } = current();
      const holder = mirror.byId(mirror.seen.focused);
      const isNowhere = holder === undefined || holder.localName === 'body';
      compare(
        mirror.seen.focused === id,
        mirror.seen.tab === 'held' ? texts.tabHeld : texts.focusDiffers,
        texts.focusOn(before),
        texts.focusOn(isNowhere ? undefined : factsOf(mirror, holder)),
      );
    },
    isVisible() {
      const { mirror, element } = current();
      compare(isDrawn(mirror, element), texts.isHidden, texts.visible, texts.hidden);
    },
    isHidden() {
      const { mirror, element } = current();
      compare(!isDrawn(mirror, element), texts.isVisible, texts.hidden, texts.visible);
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
