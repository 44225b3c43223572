/** `rel` of the elements by which a document names code that it does not load itself. */
export const NAMED_CODE = {
  /** Of the pages in the navigation. */
  pages: 'page',
  /** Of the page's own parts. Not `prefetch`, by which browsers would fetch it for visitors who never come to need it. */
  parts: 'part',
} as const;

/**
 * @param rel - which code
 * @returns the addresses of its files, as the document names them
 */
export function namedCode(rel: (typeof NAMED_CODE)[keyof typeof NAMED_CODE]): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`);
  return [...links].map(({ href }) => href);
}
