/**
 * Marks the link to the letter that is being read, and brings it into view in its row.
 *
 * @param page - holds the links
 * @param id - of the letter's heading; `null` above the first
 */
export function markLetter(page: ParentNode, id: string | null): void {
  page.querySelector('nav a[aria-current]')?.removeAttribute('aria-current');
  const link = id === null ? null : page.querySelector<HTMLElement>(`nav a[href$="#${id}"]`);
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  // In its row alone: `scrollIntoView` would move the page as well.
  const row = link.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
