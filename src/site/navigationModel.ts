import type { Address, CAREERS_ADDRESS } from './addresses';

/** An entry of the navigation (specification section 3): a link, or a group of links. */
export type NavigationItem<Link = Address> = NavigationLink<Link> | NavigationGroup<Link>;

export interface NavigationLink<Link = Address> {
  key: string;
  label: string;
  link: Link;
  items?: undefined;
}

/** Opens in place and leads nowhere by itself. */
export interface NavigationGroup<Link = Address> {
  key: string;
  label: string;
  link?: undefined;
  items: readonly NavigationLink<Link>[];
}

/** A link as the footer shows it. */
export interface LabeledLink {
  label: string;
  link: Address | typeof CAREERS_ADDRESS;
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
export function isCurrentGroup(pathname: string, { items }: NavigationGroup<string>): boolean {
  return items.some(({ link }) => currentState(pathname, link) !== undefined);
}

/**
 * @param navigation - entries and groups
 * @returns every link in it, in the order shown
 */
export function linksOf<Link>(
  navigation: readonly NavigationItem<Link>[],
): readonly NavigationLink<Link>[] {
  return navigation.flatMap((item) => item.items ?? [item]);
}
