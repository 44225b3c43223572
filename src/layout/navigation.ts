/** An entry of the navigation (specification section 3). */
export interface NavigationItem {
  key: string;
  label: string;
  /** Address within the site, without the base path. */
  link: string;
  /** Entries that the item groups; an item with entries is a group and leads nowhere by itself. */
  items?: readonly NavigationItem[];
}

/** A link as the footer shows it. */
export interface LabelledLink {
  label: string;
  link: string;
}

/**
 * @param pathname - the address shown, without the base path
 * @param link - the address of an entry
 * @returns the value of `aria-current`: `page` on the entry's own page, `true` on pages beneath it, else nothing
 */
export function currentState(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link || pathname === `${link}/`) return 'page';
  return pathname.startsWith(`${link}/`) ? 'true' : undefined;
}
