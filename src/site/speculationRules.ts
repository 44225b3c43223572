import { BASE_PATH } from './basePath';

/** The `rel` of links to what the reader most likely opens next. */
export const NEXT_REL = 'next';

/** Matches links that `LinkNavigation` leaves to the browser anyway, and links to the current page. */
const NOT_AHEAD = '[target], [download], [aria-current="page"]';

/**
 * Speculation rules (HTML, section 7.6): the browser renders a page before its link is clicked. Links to the
 * next lesson are rendered early: on a phone as soon as they're on screen, elsewhere once the pointer touches
 * them. Other links are rendered once the pointer rests on them. Browsers don't do this when they save data,
 * energy or memory.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    rule(`[rel~="${NEXT_REL}"]`, 'eager'),
    rule(`:not([rel~="${NEXT_REL}"])`, 'moderate'),
  ],
});

/**
 * Inline script after the rules. Removes them if the visitor turned on Data Saver, is on 2G, or has a device
 * with less than 2 GB of memory.
 */
export const SAVING_SCRIPT = `(function(n,c){c=n.connection||{};if(c.saveData||/2g$/.test(c.effectiveType)||n.deviceMemory<2)document.currentScript.previousElementSibling.remove()})(navigator)`;

function rule(selector: string, eagerness: 'eager' | 'moderate') {
  return {
    where: {
      and: [
        { href_matches: `${BASE_PATH}*` },
        // Files, such as a calendar or a feed.
        { not: { href_matches: `${BASE_PATH}*.*` } },
        { selector_matches: selector },
        { not: { selector_matches: NOT_AHEAD } },
      ],
    },
    eagerness,
  };
}
