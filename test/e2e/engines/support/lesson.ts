import type { Target } from './find';
import type { Tab } from './Tab';

/** The lesson's first example, and what it prints. */
export const EXAMPLE: Target = { role: 'group', name: 'example 1' };
export const OUTPUT: Target = { role: 'log', within: EXAMPLE };

/** The lesson's first exercise. */
export const EXERCISE: Target = {
  css: 'section',
  text: /^.{0,20}Exercise/s,
  within: { role: 'main' },
};

const EDITOR = '.cm-content';

/** Puts the cursor into a field of code, in the editor that replaces it. */
export async function enter(tab: Tab, within: Target): Promise<void> {
  await tab.scrollTo(within);
  await tab.click({ css: `textarea, ${EDITOR}`, within });
  await tab.shown({ css: EDITOR, within });
  await tab.click({ css: EDITOR, within });
  await tab.press('Control+a');
}

/** Puts text into a field of code, as pasting does. */
export async function writeInto(tab: Tab, within: Target, text: string): Promise<void> {
  await enter(tab, within);
  await tab.on(
    { css: EDITOR, within },
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox takes it from no argument.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      element.dispatchEvent(event);
    },
    undefined,
    text,
  );
}

/** Runs other code in the lesson's first example. */
export async function runExample(tab: Tab, text: string): Promise<void> {
  await writeInto(tab, EXAMPLE, text);
  await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
}

/** Opens the solution of an exercise. */
export async function showSolution(exercise: Target, tab: Tab): Promise<void> {
  await tab.click({ role: 'button', name: 'Show the solution', within: exercise });
  await tab.click({
    role: 'button',
    name: 'Show the solution',
    within: { role: 'alertdialog', within: exercise },
  });
}
