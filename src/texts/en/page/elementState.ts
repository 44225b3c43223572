/** Sentences about an element's state: value, focus, and visibility. */
import { element, type ElementFacts } from './elements';

export const valueDiffers = 'The value is different.';
/** After "Expected:" and "Received:". */
export const value = (text: string) => `"${text}"`;

export const stateDiffers = 'The state is different.';
/** After "Expected:" and "Received:". */
export const checked = (is: boolean) => (is ? 'checked' : 'not checked');
export const disabled = (is: boolean) => (is ? 'disabled' : 'not disabled');

export const focusDiffers = 'The focus is somewhere else.';
export const tabHeld = "Tab doesn't move the focus, because a script prevents it.";
/** After "Expected:" and "Received:". Undefined if no element has the focus. */
export const focusOn = (facts: ElementFacts | undefined) =>
  facts === undefined ? 'on no element' : `on ${element(facts)}`;

export const isHidden = "It's hidden.";
export const isVisible = "It's visible.";
/** After "Expected:" and "Received:". */
export const visible = 'visible';
export const hidden = 'hidden';
