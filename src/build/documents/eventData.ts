import type { Brand } from '../../brand/brandModel';
import type { SchoolEvent } from '../../content/office';
import { withOffset } from '../content/office/instants';

type JsonLd = Record<string, unknown>;

/**
 * Describes an event (schema.org/Event). Search engines show only events with a place or an address online.
 *
 * @param event - the event
 * @param url - address of the page that shows it
 * @param brand - the organizer
 */
export function eventData(event: SchoolEvent, url: string, brand: Brand): JsonLd {
  const { title, about, start, end, time, timeZone, place, link } = event;
  const at = (date: string, clock: string | undefined) =>
    clock === undefined ? date : withOffset(`${date}T${clock}`, timeZone);
  const mode = place === undefined ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: title,
    description: about,
    startDate: at(start, time?.from),
    endDate: at(end, time?.to),
    eventAttendanceMode: `https://schema.org/${mode}`,
    eventStatus: 'https://schema.org/EventScheduled',
    location:
      place === undefined
        ? { '@type': 'VirtualLocation', url: link?.href.startsWith('https:') ? link.href : url }
        : { '@type': 'Place', name: place, address: place },
    organizer: { '@type': 'Organization', name: brand.name },
    url,
  };
}
