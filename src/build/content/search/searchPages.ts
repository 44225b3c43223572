/** Pages that search finds by their title, description and headings. */
import { head as about } from '../../../pages/about/head';
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
import type { ReadPage } from '../school/ownPages';
import type { SearchPage } from './searchIndex';

const SITE_PAGES: readonly SearchPage[] = [
  { ...glossary, address: GLOSSARY_ADDRESS, headings: [] },
  { ...about, address: ADDRESSES.about, headings: ['Purpose', 'Accessibility'] },
  {
    title: 'Contact',
    description: "Write to us with questions, mistakes you found, or anything that's missing.",
    address: `${ADDRESSES.about}#contact`,
    headings: ['About us. Email, support, help, feedback'],
  },
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
 * @returns all pages that search finds by their title, description and headings
 */
export function searchPages(
  ownPages: readonly Pick<ReadPage, 'title' | 'description' | 'path' | 'headings'>[],
): SearchPage[] {
  const own = ownPages.map(({ title, description, path, headings }) => ({
    title,
    description,
    // The type of the address is generated from the same pages, later.
    address: path as Address,
    headings,
  }));
  return [...own, ...SITE_PAGES];
}
