/** Pages that search finds by their title, description and headings. */
import type { Brand } from '../../../brand/brandModel';
import { isPlaceholderLink } from '../../../brand/placeholders';
import type { SchoolTexts } from '../../../content/schoolTexts';
import { head as glossary } from '../../../pages/glossary/head';
import { head as planner } from '../../../pages/programs/planner/head';
import { head as review } from '../../../pages/review/head';
import {
  ADDRESSES,
  GLOSSARY_ADDRESS,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
  type Address,
} from '../../../site/addresses';
import * as entries from '../../../texts/en/searchEntries';
import type { Office } from '../office/readOffice';
import type { ReadPage } from '../school/ownPages';
import type { ReadSection } from '../school/ownSections';
import type { SearchPage } from './searchIndex';

const CONTACT_SECTION: SearchPage = {
  title: entries.contact.title,
  description: entries.contact.description,
  address: `${ADDRESSES.about}#contact`,
  headings: [entries.contact.keywords],
};

const SITE_PAGES: readonly SearchPage[] = [
  { ...glossary, address: GLOSSARY_ADDRESS, headings: [] },
  {
    title: entries.yourData.title,
    description: entries.yourData.description,
    address: `${ADDRESSES.about}#storage`,
    headings: [entries.yourData.keywords],
  },
  { ...planner, address: PLANNER_ADDRESS, headings: [] },
  { ...review, address: REVIEW_ADDRESS, headings: [] },
];

/** Facts of the office that have a section of their own. */
type SearchedOffice = Pick<Office, 'people' | 'events' | 'cohorts' | 'offers'>;

/** Returns true if the About page has a Contact section. */
function hasContact({ email, social = [] }: Pick<Brand, 'email' | 'social'>): boolean {
  return Boolean(email) || social.some(({ href }) => !isPlaceholderLink(href));
}

/**
 * @param brand - the school's brand
 * @param ownPages - pages that the school writes itself
 * @param texts - the school's texts
 * @param office - the school's facts
 * @param ownSections - sections that the school adds to the site's pages
 * @returns all pages that search finds by their title, description and headings
 */
export function searchPages(
  brand: Pick<Brand, 'email' | 'social'>,
  ownPages: readonly Pick<ReadPage, 'title' | 'description' | 'path' | 'headings'>[],
  texts: Pick<SchoolTexts, 'about'>,
  office: SearchedOffice,
  ownSections: readonly Pick<ReadSection, 'page' | 'id' | 'title' | 'description'>[] = [],
): SearchPage[] {
  const own = ownPages.map(({ title, description, path, headings }) => ({
    title,
    description,
    // The type of the address is generated from the same pages, later.
    address: path as Address,
    headings,
  }));
  const about = { title: entries.aboutUs, description: texts.about.description };
  return [
    ...own,
    { ...about, address: ADDRESSES.about, headings: entries.aboutKeywords },
    ...officePages(office),
    ...ownSections.map(({ page, id, title, description }) => ({
      title,
      description,
      address: `${ADDRESSES[page]}#${id}` as const,
      headings: [],
    })),
    ...(hasContact(brand) ? [CONTACT_SECTION] : []),
    ...SITE_PAGES,
  ];
}

/** Returns the sections of facts that the school states. */
function officePages({ people, events, cohorts, offers }: SearchedOffice): SearchPage[] {
  return [
    ...(people.length > 0
      ? [
          {
            title: entries.people.title,
            description: entries.list(people.map(({ name }) => name)),
            address: `${ADDRESSES.about}#people` as const,
            headings: [entries.people.keywords, ...people.map(({ role }) => role)],
          },
        ]
      : []),
    ...(events.length > 0
      ? [
          {
            title: entries.events.title,
            description: entries.list(events.map(({ title }) => title)),
            address: `${ADDRESSES.about}#events` as const,
            headings: [entries.events.keywords, ...events.map(({ about }) => about)],
          },
        ]
      : []),
    ...(cohorts.length > 0
      ? [
          {
            title: entries.startDates.title,
            description: entries.startDates.description,
            address: `${ADDRESSES.programs}#start-dates` as const,
            headings: [entries.startDates.keywords],
          },
        ]
      : []),
    ...(offers.length > 0
      ? [
          {
            title: entries.prices.title,
            description: entries.prices.description,
            address: `${ADDRESSES.programs}#prices` as const,
            headings: [entries.prices.keywords, ...offers.map(({ name }) => name)],
          },
        ]
      : []),
  ];
}
