import { hasWords } from '../../components/hasWords';
import { filterCode } from './filterCode';
import { suggestTerm } from './suggestTerm';

/** Id of the section for an exact match. */
export const EXACT_ID = 'exact-term';

/** Id of the message for no matches. */
export const NO_MATCH_ID = 'no-term';

/** Placeholder at the original position of the exact match. */
let home: Comment | undefined;

/** How many entries are visible, and how many there are in total. */
export interface ShownEntries {
  shown: number;
  total: number;
}

/**
 * Filters the glossary: hides terms and code that don't match and letters without matches, moves an exact
 * match to the top, and suggests a term if nothing matches. Changes the DOM directly, because the entries
 * aren't hydrated, and rendering hundreds of them per keystroke would be slow.
 *
 * @param page - element that contains the entries
 * @param text - search words; all of them have to match
 * @returns how many entries are visible, and how many there are in total
 */
export function filterEntries(page: ParentNode, text: string): ShownEntries {
  const entries = [...page.querySelectorAll<HTMLElement>('[id^="term-"]')];
  for (const entry of entries) {
    const words = [...entry.querySelectorAll('dt, dt + dd')].map(({ textContent }) => textContent);
    entry.hidden = !hasWords(words.join(' '), text);
  }
  putFirst(page, entries, text);
  for (const letter of page.querySelectorAll<HTMLElement>('section[aria-labelledby^="letter-"]')) {
    letter.hidden = letter.querySelector('[id^="term-"]:not([hidden])') === null;
    const id = letter.getAttribute('aria-labelledby');
    const link = page.querySelector(`nav a[href$="#${id}"]`);
    link?.toggleAttribute('inert', letter.hidden);
  }
  const terms = entries.filter(({ hidden }) => !hidden).length;
  const code = filterCode(page, text);
  const shown = terms + code.shown;
  hide(page, NO_MATCH_ID, shown > 0);
  hide(page, 'words', terms === 0 && shown > 0);
  suggestTerm(page, shown > 0 ? '' : text);
  return { shown, total: entries.length + code.total };
}

/** Moves the entry whose term equals the text to the top, and moves the previous match back to its letter. */
function putFirst(page: ParentNode, entries: readonly HTMLElement[], text: string): void {
  const section = page.querySelector<HTMLElement>(`#${EXACT_ID}`);
  const first = section?.querySelector('dl');
  if (!section || !first) return;
  home?.replaceWith(...first.children);
  const exact = entries.find(
    (entry) => entry.querySelector('dt')?.textContent.toLowerCase() === text.toLowerCase(),
  );
  section.hidden = !exact;
  if (!exact) return;
  home = document.createComment('');
  exact.replaceWith(home);
  first.append(exact);
}

function hide(page: ParentNode, id: string, isHidden: boolean): void {
  const element = page.querySelector<HTMLElement>(`#${id}`);
  if (element) element.hidden = isHidden;
}
