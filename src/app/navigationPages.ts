import { linksOf, type NavigationItem } from '../site/navigationModel';
import { findRoute, NOT_FOUND, type Route } from './routes';

/**
 * @param navigation - entries and groups
 * @returns the route that each link leads to
 * @throws if a link leads to a missing page
 */
export function navigationPages(navigation: readonly NavigationItem<string>[]): Route[] {
  return linksOf(navigation).map(({ label, link }) => {
    const route = findRoute(link);
    if (route !== NOT_FOUND) return route;
    throw new Error(
      `src/school/navigation.ts: "${label}" leads to "${link}", which isn't a page; give it an address from the route table (src/app/routes.ts).`,
    );
  });
}
