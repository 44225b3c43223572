const SHEET = /^#sheet=([a-z0-9-]+)$/;

/** @returns the id of the problem whose sheet a fragment asks for; null for other fragments */
export function sheetIn(hash: string): string | null {
  return SHEET.exec(hash)?.[1] ?? null;
}

/** @returns the URL of a problem's sheet, on the page that's open */
export function sheetHref(problem: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#sheet=${problem}`;
}
