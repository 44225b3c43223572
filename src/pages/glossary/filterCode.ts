import { hasWords } from '../../components/hasWords';
import type { ShownEntries } from './filterEntries';

/**
 * Filters the code constructs: hides those that don't match, and lessons and languages without matches.
 *
 * @param page - element that contains the constructs
 * @param text - search words; all of them have to match
 * @returns the number of visible constructs, and the total number
 */
export function filterCode(page: ParentNode, text: string): ShownEntries {
  const section = page.querySelector<HTMLElement>('#code');
  if (!section) return { shown: 0, total: 0 };
  const constructs = [...section.querySelectorAll<HTMLElement>('li code')];
  for (const construct of constructs) construct.hidden = !hasWords(construct.textContent, text);
  for (const lesson of section.querySelectorAll<HTMLElement>('li')) hideEmpty(lesson, 'code');
  for (const list of section.querySelectorAll('ul')) {
    if (list.parentElement) hideEmpty(list.parentElement, 'li');
  }
  hideEmpty(section, 'li code');
  return {
    shown: constructs.filter(({ hidden }) => !hidden).length,
    total: constructs.length,
  };
}

/**
 * Creates an entry with a lesson link for each construct that equals the searched text, ignoring case.
 *
 * @param page - element that contains the constructs, already filtered
 * @param text - searched text
 */
export function exactCode(page: ParentNode, text: string): HTMLElement[] {
  const constructs = [...page.querySelectorAll('#code li code:not([hidden])')];
  return constructs
    .filter(({ textContent }) => textContent.toLowerCase() === text.toLowerCase())
    .map((construct) => {
      const entry = document.createElement('div');
      const name = document.createElement('dt');
      const lesson = document.createElement('dd');
      name.append(construct.cloneNode(true));
      lesson.append(construct.closest('li')?.querySelector('a')?.cloneNode(true) ?? '');
      entry.append(name, lesson);
      return entry;
    });
}

/** Hides an element if all of its parts are hidden. */
function hideEmpty(element: HTMLElement, parts: string): void {
  element.hidden = element.querySelector(`:is(${parts}):not([hidden])`) === null;
}
