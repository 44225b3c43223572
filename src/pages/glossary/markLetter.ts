import { letterId } from './letterId';

/**
 * Marks the current letter's link and scrolls it into view within the row.
 *
 * @param page - element that contains the links
 * @param id - id of the letter's heading; `null` if the page is scrolled above the first heading
 */
export function markLetter(page: ParentNode, id: string | null): void {
  // Only looks at letter links, because the site's own navigation marks the current page the same way.
  const marked = page.querySelector(`nav a[href*="#${letterId('')}"][aria-current]`);
  marked?.removeAttribute('aria-current');
  const link = id === null ? null : page.querySelector<HTMLElement>(`nav a[href$="#${id}"]`);
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // Scrolls only the row: `scrollIntoView` would also scroll the page.
  const row = link.parentElement;
  if (row) row.scrollLeft += middle(link) - middle(row);
}

/** Returns the distance of an element's middle from the viewport's left edge, in px. */
function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
