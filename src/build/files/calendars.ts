import type { Brand } from '../../brand/brandModel';
import { taughtUnitLink } from '../../components/office/taughtUnitLink';
import type { Cohort, SchoolEvent } from '../../content/office';
import { cohortCalendarAddress, eventCalendarAddress } from '../../content/officeAddresses';
import { ADDRESSES } from '../../site/addresses';
import type { BuildSettings } from '../settings';
import { calendarFile, type CalendarInput } from './calendarFile';
import { cohortEntries, eventEntries } from './calendarEntries';
import type { FileMaker } from './icons';

/** Address of the page that shows the events. */
const EVENTS = `${ADDRESSES.about}#events`;

interface DatedFacts {
  cohorts: readonly Cohort[];
  events: readonly SchoolEvent[];
}

/** Returns functions that create the calendar files of cohorts and events, by path within the site. */
export function calendars(
  { cohorts, events }: DatedFacts,
  brand: Brand,
  { siteRoot, buildDate }: Pick<BuildSettings, 'siteRoot' | 'buildDate'>,
): Map<string, FileMaker> {
  const shared = (address: string) => ({
    url: siteRoot ? siteRoot + address : undefined,
    publisher: brand.name,
    stamp: buildDate,
  });
  return new Map([
    ...cohorts.map((cohort) => {
      const { title, address } = taughtUnitLink(cohort);
      const input = { ...cohort, title, ...shared(address), entries: cohortEntries(cohort, title) };
      return fileAt(cohortCalendarAddress(cohort.id), input);
    }),
    ...events.map((event) => {
      const entries = eventEntries(event);
      const input = { ...event, description: event.about, ...shared(EVENTS), entries };
      return fileAt(eventCalendarAddress(event.id), input);
    }),
  ]);
}

function fileAt(address: string, input: CalendarInput): [string, FileMaker] {
  return [address.slice(1), () => calendarFile(input)];
}
