/** `id` of the element with the document's page data, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** @returns the document's page data; `undefined` if there's none or the host removed it */
export function readPageData(): unknown {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
