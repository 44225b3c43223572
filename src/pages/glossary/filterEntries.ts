import { hasWords } from '../../components/hasWords';
import { exactCode, filterCode } from './filterCode';
import { suggestTerm } from './suggestTerm';

/** Id of the section for terms whose names match. */
export const NAMED_ID = 'named-terms';

/** Id of the message shown if nothing matches. */
export const NO_MATCH_ID = 'no-term';

/**
 * Entries shown in the section for matching names. For each term that was moved there, `home` marks its
 * original position.
 */
let moved: { entry: HTMLElement; home: Comment }[] = [];

/** How many entries are visible, and how many there are in total. */
export interface ShownEntries {
  shown: number;
  total: number;
}

/**
 * Filters the glossary. Hides terms, code, and letters without matches. At the top, shows code that
 * matches exactly, then terms whose names match. If nothing matches, suggests a term. Changes the DOM
 * directly, because the entries aren't hydrated, and rendering hundreds of them per keystroke would be
 * slow.
 *
 * @param page - element that contains the entries
 * @param text - search words; all of them have to match
 * @returns how many entries are visible, and how many there are in total
 */
export function filterEntries(page: ParentNode, text: string): ShownEntries {
  putBack();
  const entries = [...page.querySelectorAll<HTMLElement>('[id^="term-"]')];
  for (const entry of entries) {
    const words = [...entry.querySelectorAll('dt, dt + dd')].map(({ textContent }) => textContent);
    entry.hidden = !hasWords(words.join(' '), text);
  }
  const code = filterCode(page, text);
  putFirst(page, entries, text);
  for (const letter of page.querySelectorAll<HTMLElement>('section[aria-labelledby^="letter-"]')) {
    letter.hidden = letter.querySelector('[id^="term-"]:not([hidden])') === null;
    const id = letter.getAttribute('aria-labelledby');
    const link = page.querySelector(`nav a[href$="#${id}"]`);
    link?.toggleAttribute('inert', letter.hidden);
  }
  const terms = entries.filter(({ hidden }) => !hidden).length;
  const shown = terms + code.shown;
  hide(page, NO_MATCH_ID, shown > 0);
  hide(page, 'words', terms === 0 && moved.length === 0 && shown > 0);
  suggestTerm(page, shown > 0 ? '' : text);
  return { shown, total: entries.length + code.total };
}

/**
 * Fills the section at the top. Exactly matching code comes first, then terms with the exact name, then terms
 * whose names contain the search words. Terms are moved there from their letters.
 */
function putFirst(page: ParentNode, entries: readonly HTMLElement[], text: string): void {
  const section = page.querySelector<HTMLElement>(`#${NAMED_ID}`);
  const list = section?.querySelector('dl');
  if (!section || !list) return;
  const isExact = (entry: HTMLElement) => nameOf(entry).toLowerCase() === text.toLowerCase();
  const named = text === '' ? [] : entries.filter((entry) => hasWords(nameOf(entry), text));
  named.sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const first = [...exactCode(page, text), ...named];
  section.hidden = first.length === 0;
  moved = first.map((entry) => ({ entry, home: document.createComment('') }));
  for (const { entry, home } of moved) {
    entry.replaceWith(home);
    list.append(entry);
  }
}

/** Undoes `putFirst`: moves terms back to their letters, and removes the added code. */
function putBack(): void {
  for (const { entry, home } of moved) {
    entry.remove();
    home.replaceWith(entry);
  }
  moved = [];
}

function nameOf(entry: HTMLElement): string {
  return entry.querySelector('dt')?.textContent ?? '';
}

function hide(page: ParentNode, id: string, isHidden: boolean): void {
  const element = page.querySelector<HTMLElement>(`#${id}`);
  if (element) element.hidden = isHidden;
}
