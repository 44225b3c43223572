import { OWN_LINKS } from '../../../../.generated/school/ownLinks';
import { ALL_ROUTES } from '../../../../src/app/allRoutes';
import {
  ADDRESSES,
  GLOSSARY_ADDRESS,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../../../src/site/addresses';
import { linksOf } from '../../../../src/site/navigationModel';
import { NAVIGATION as SITE_NAVIGATION } from '../../../../src/site/siteNavigation';
import { need, sample } from './need';

/** All addresses in the route table. */
export const ALL_ADDRESSES: readonly string[] = ALL_ROUTES.flatMap(({ path }) => path ?? []);

/** Addresses of the site's main pages: those in the specification (section 2), and any added later. */
export const FIXED_ADDRESSES: readonly string[] = Object.values(ADDRESSES);

/** Detail pages, by kind. */
export const COURSE_ADDRESSES = addressesWith('course-');
export const MOCK_ADDRESSES = addressesWith('mock-');
export const LESSON_ADDRESSES = ALL_ADDRESSES.filter(
  (path) =>
    path.startsWith(`${ADDRESSES.tutorials}/`) &&
    path !== GLOSSARY_ADDRESS &&
    path !== REVIEW_ADDRESS,
);

/**
 * An address that isn't in the route table and is too different from all others for the site to suggest one
 * of them.
 */
export const UNKNOWN_ADDRESS = '/no-such-page-anywhere';

/**
 * The navigation's entries for the pages that the specification requires there (section 2), with the labels and in
 * the order that the school chose. There can be more.
 */
export const NAVIGATION = linksOf(SITE_NAVIGATION)
  .filter(({ link }) => link !== ADDRESSES.home && FIXED_ADDRESSES.includes(link))
  .map(({ label, link }) => ({ label, address: link }));

/** Matches the labels in `NAVIGATION` exactly. */
export const SPECIFIED_LABEL = new RegExp(
  `^(?:${NAVIGATION.map(({ label }) => label.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})$`,
);

/**
 * Call this in a test or a hook.
 *
 * @returns the label of the navigation's link to one of the main pages; if there's none, the test is skipped instead
 */
export function navigationLabel(address: string): string {
  const links = NAVIGATION.filter((entry) => entry.address === address);
  return need(sample(`link to ${address} in its navigation`, links)).label;
}

/** One address per kind of page. */
export const ONE_OF_EACH: readonly string[] = [
  ...FIXED_ADDRESSES,
  GLOSSARY_ADDRESS,
  REVIEW_ADDRESS,
  PLANNER_ADDRESS,
  ...OWN_LINKS.map(({ path }) => path),
  ...COURSE_ADDRESSES.slice(0, 1),
  ...MOCK_ADDRESSES.slice(0, 1),
  ...LESSON_ADDRESSES.slice(0, 1),
];

function addressesWith(idPrefix: string): string[] {
  return ALL_ROUTES.filter(({ id }) => id.startsWith(idPrefix)).flatMap(({ path }) => path ?? []);
}
