/** Title of every page, in the browser's tab and in search results. */
export const documentTitle = (page: string, brand: string) => `${page} · ${brand}`;
