/** Pages that search finds by their title, description and headings. */
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
import { brand } from '../../../school/brand';
import type { Office } from '../office/readOffice';
import type { ReadPage } from '../school/ownPages';
import type { ReadSection } from '../school/ownSections';
import type { SearchPage } from './searchIndex';

/** True if the About page has a Contact section. */
const HAS_CONTACT =
  Boolean(brand.email) || (brand.social ?? []).some(({ href }) => !isPlaceholderLink(href));

const SITE_PAGES: readonly SearchPage[] = [
  { ...glossary, address: GLOSSARY_ADDRESS, headings: [] },
  ...(HAS_CONTACT
    ? [
        {
          title: 'Contact',
          description:
            "Write to us with questions, mistakes you found, or anything that's missing.",
          address: `${ADDRESSES.about}#contact` as const,
          headings: ['About us. Email, support, help, feedback'],
        },
      ]
    : []),
  {
    title: 'Your data',
    description:
      'What is saved on your device, how to move it to another one, and how to delete it.',
    address: `${ADDRESSES.about}#storage`,
    headings: ['About us. Progress, privacy, storage, backup'],
  },
  { ...planner, address: PLANNER_ADDRESS, headings: [] },
  { ...review, address: REVIEW_ADDRESS, headings: [] },
];

/** Facts of the office that have a section of their own. */
type SearchedOffice = Pick<Office, 'people' | 'events' | 'cohorts' | 'offers'>;

/**
 * @param ownPages - pages that the school writes itself
 * @param texts - the school's texts
 * @param office - the school's facts
 * @param ownSections - sections that the school adds to the site's pages
 * @returns all pages that search finds by their title, description and headings
 */
export function searchPages(
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
  const about = { title: 'About us', description: texts.about.description };
  return [
    ...own,
    { ...about, address: ADDRESSES.about, headings: ['Purpose', 'Accessibility'] },
    ...officePages(office),
    ...ownSections.map(({ page, id, title, description }) => ({
      title,
      description,
      address: `${ADDRESSES[page]}#${id}` as const,
      headings: [],
    })),
    ...SITE_PAGES,
  ];
}

/** Returns the sections of facts that the school states. */
function officePages({ people, events, cohorts, offers }: SearchedOffice): SearchPage[] {
  return [
    ...(people.length > 0
      ? [
          {
            title: 'Who teaches here',
            description: people.map(({ name }) => name).join(', '),
            address: `${ADDRESSES.about}#people` as const,
            headings: ['About us. Teachers, team', ...people.map(({ role }) => role)],
          },
        ]
      : []),
    ...(events.length > 0
      ? [
          {
            title: 'Events',
            description: events.map(({ title }) => title).join(', '),
            address: `${ADDRESSES.about}#events` as const,
            headings: ['About us', ...events.map(({ about }) => about)],
          },
        ]
      : []),
    ...(cohorts.length > 0
      ? [
          {
            title: 'Next start dates',
            description: 'When the next groups start, on which days they meet, and how to apply.',
            address: `${ADDRESSES.programs}#start-dates` as const,
            headings: ['Programs. Cohorts, dates, calendar, seats'],
          },
        ]
      : []),
    ...(offers.length > 0
      ? [
          {
            title: 'Prices',
            description: "What it costs, what's included, and how you can pay.",
            address: `${ADDRESSES.programs}#prices` as const,
            headings: ['Programs. Price, cost, fees, tuition', ...offers.map(({ name }) => name)],
          },
        ]
      : []),
  ];
}
