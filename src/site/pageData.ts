/** `id` of the element with the document's page data, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** @returns the document's page data; `undefined` if there's none or the host removed it, and on the server */
export function readPageData(): unknown {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
