import { linksOf, type NavigationItem } from '../site/navigationModel';
import { findRoute, NOT_FOUND } from './routes';

/**
 * @param navigation - entries and groups
 * @throws if a link leads to a missing page
 */
export function checkNavigation(navigation: readonly NavigationItem<string>[]): void {
  for (const { label, link } of linksOf(navigation)) {
    if (findRoute(link) !== NOT_FOUND) continue;
    throw new Error(
      `src/school/navigation.ts: "${label}" leads to "${link}", which isn't a page; give it an address from the route table (src/app/routes.ts).`,
    );
  }
}
