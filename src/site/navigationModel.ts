/** An entry of the navigation (specification section 3): a link, or a group of links. */
export type NavigationItem = NavigationLink | NavigationGroup;

export interface NavigationLink {
  key: string;
  label: string;
  /** Address within the site, without the base path. */
  link: string;
  items?: undefined;
}

/** Opens in place and leads nowhere by itself. */
export interface NavigationGroup {
  key: string;
  label: string;
  link?: undefined;
  items: readonly NavigationLink[];
}

/** A link as the footer shows it. */
export interface LabeledLink {
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

/**
 * @param pathname - the address shown, without the base path
 * @param group - a group of entries
 * @returns whether the page shown is one of its entries, or beneath one
 */
export function isCurrentGroup(pathname: string, { items }: NavigationGroup): boolean {
  return items.some(({ link }) => currentState(pathname, link) !== undefined);
}

/**
 * @param navigation - entries and groups
 * @returns every link in it, in the order shown
 */
export function linksOf(navigation: readonly NavigationItem[]): readonly NavigationLink[] {
  return navigation.flatMap((item) => item.items ?? [item]);
}
