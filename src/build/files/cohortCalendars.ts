import type { Brand } from '../../brand/brandModel';
import { taughtUnitLink } from '../../components/office/taughtUnitLink';
import type { Cohort } from '../../content/office';
import { cohortCalendarAddress } from '../../content/officeAddresses';
import type { BuildSettings } from '../settings';
import { cohortCalendar } from './cohortCalendar';
import type { FileMaker } from './icons';

/** Returns functions that create the cohorts' calendar files, by path within the site. */
export function cohortCalendars(
  cohorts: readonly Cohort[],
  brand: Brand,
  { siteRoot, buildDate }: Pick<BuildSettings, 'siteRoot' | 'buildDate'>,
): Map<string, FileMaker> {
  return new Map(
    cohorts.map((cohort) => {
      const { title, address } = taughtUnitLink(cohort);
      // A calendar needs an absolute URL.
      const url = siteRoot ? siteRoot + address : undefined;
      const input = { cohort, title, url, publisher: brand.name, stamp: buildDate };
      return [cohortCalendarAddress(cohort.id).slice(1), () => cohortCalendar(input)];
    }),
  );
}
