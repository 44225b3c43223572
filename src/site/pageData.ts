/** `id` of the element that holds what a document brings along for its page, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** @returns what the document brings along; nothing where it brings nothing, or a host left it out */
export function readPageData(): unknown {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
