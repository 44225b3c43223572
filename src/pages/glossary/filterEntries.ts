import { hasWords } from '../../components/hasWords';

/** Id of the section for the term that is called just what is looked for. */
export const EXACT_ID = 'exact-term';

/** Id of the message that no term matches. */
export const NO_MATCH_ID = 'no-term';

/** Stands where the term shown first belongs. */
let home: Comment | undefined;

/** How many of the entries are shown. */
export interface ShownEntries {
  shown: number;
  total: number;
}

/**
 * Hides the entries that a text doesn't fit, and the letters without any left, and puts an exact match first. It works on the elements themselves: the
 * entries are never hydrated, and hundreds of them would render too slowly for a key.
 *
 * @param page - holds the entries
 * @param text - words that term and meaning must have
 * @returns how many entries are left
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
  const shown = entries.filter(({ hidden }) => !hidden).length;
  hide(page, NO_MATCH_ID, shown > 0);
  // The filter doesn't apply to the lists of code.
  hide(page, 'code', text !== '');
  return { shown, total: entries.length };
}

/** Moves the entry whose term is the text itself above all others; the one moved before goes back to its letter. */
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
