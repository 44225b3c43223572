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
import type { ReadPage } from '../school/ownPages';
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

/**
 * @param ownPages - pages that the school writes itself
 * @param texts - the school's texts
 * @returns all pages that search finds by their title, description and headings
 */
export function searchPages(
  ownPages: readonly Pick<ReadPage, 'title' | 'description' | 'path' | 'headings'>[],
  texts: Pick<SchoolTexts, 'about'>,
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
    ...SITE_PAGES,
  ];
}
