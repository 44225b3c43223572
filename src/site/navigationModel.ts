import type { Address, CAREERS_ADDRESS } from './addresses';

/** A navigation entry (specification section 3): a link or a group of links. */
export type NavigationItem<Link = Address> = NavigationLink<Link> | NavigationGroup<Link>;

export interface NavigationLink<Link = Address> {
  key: string;
  label: string;
  link: Link;
  items?: undefined;
}

/** A group that expands in place. It isn't a link itself. */
export interface NavigationGroup<Link = Address> {
  key: string;
  label: string;
  link?: undefined;
  items: readonly NavigationLink<Link>[];
}

export interface LabeledLink {
  label: string;
  link: Address | typeof CAREERS_ADDRESS;
}

/**
 * @param pathname - current address, without the base path
 * @param link - address of a navigation entry
 * @returns value of `aria-current`: `page` on the entry's own page, `true` on its subpages, otherwise
 *   `undefined`
 */
export function currentState(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link || pathname === `${link}/`) return 'page';
  return pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

/**
 * @param pathname - current address, without the base path
 * @param group - a group of entries
 * @returns true if the current page is one of its entries or their subpages
 */
export function isCurrentGroup(pathname: string, { items }: NavigationGroup<string>): boolean {
  return items.some(({ link }) => currentState(pathname, link) !== undefined);
}

/**
 * @param navigation - entries and groups
 * @returns all links, flattened, in display order
 */
export function linksOf<Link>(
  navigation: readonly NavigationItem<Link>[],
): readonly NavigationLink<Link>[] {
  return navigation.flatMap((item) => item.items ?? [item]);
}
