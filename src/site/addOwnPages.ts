import type { NavigationItem } from './navigationModel';
import type { OwnLink } from './ownLinks';

/**
 * @param navigation - entries and groups
 * @param links - links to the school's own pages
 * @returns the navigation with each link after the entry that it names, or at the end
 */
export function addOwnPages(
  navigation: readonly NavigationItem[],
  links: readonly OwnLink[],
): readonly NavigationItem[] {
  return links.reduce((items, { path, label, after }) => {
    const index = items.findIndex(({ key }) => key === after);
    return items.toSpliced(index < 0 ? items.length : index + 1, 0, {
      key: path,
      label,
      link: path,
    });
  }, navigation);
}
