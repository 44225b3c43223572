/**
 * @param element - an element of the page
 * @returns the BCP 47 tag of the text around it, which is the lesson's: one that isn't translated is in another
 *   language than the site
 */
export function languageAround(element: Element): string {
  return element.closest<HTMLElement>('[lang]')?.lang ?? '';
}
