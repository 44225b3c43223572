import type { Target } from './find';
import type { Tab } from './Tab';

/** The lesson's first example and its console. */
export const EXAMPLE: Target = { role: 'group', name: 'example 1' };
export const OUTPUT: Target = { role: 'log', within: EXAMPLE };

/** The panel that steps through the example. */
export const STEPS: Target = { role: 'region', name: 'Step through', within: EXAMPLE };

export const EXERCISE: Target = {
  css: 'section',
  text: /^.{0,20}Exercise/s,
  within: { role: 'main' },
};

const EDITOR = '.cm-content';

/** Focuses a code field, waits until an editor replaces it, and selects its text. */
export async function enter(tab: Tab, within: Target): Promise<void> {
  await tab.scrollTo(within);
  await tab.click({ css: `textarea, ${EDITOR}`, within });
  await tab.waitFor({ css: EDITOR, within });
  await tab.click({ css: EDITOR, within });
  await tab.press('Control+a');
}

/** Replaces the text in a code field by pasting. */
export async function writeInto(tab: Tab, within: Target, text: string): Promise<void> {
  await enter(tab, within);
  await tab.on(
    { css: EDITOR, within },
    (element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      // Firefox ignores the `clipboardData` option of the `ClipboardEvent` constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      element.dispatchEvent(event);
    },
    undefined,
    text,
  );
}

/** Runs `text` in the lesson's first example. */
export async function runExample(tab: Tab, text: string): Promise<void> {
  await writeInto(tab, EXAMPLE, text);
  await tab.click({ role: 'button', name: 'Run', within: EXAMPLE });
}

/** Reveals the solution to an exercise and confirms the dialog. */
export async function showSolution(exercise: Target, tab: Tab): Promise<void> {
  await tab.click({ role: 'button', name: 'Show the solution', within: exercise });
  await tab.click({
    role: 'button',
    name: 'Show the solution',
    within: { role: 'alertdialog', within: exercise },
  });
}
