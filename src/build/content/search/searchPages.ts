/** Pages that search finds by their title, description and headings. */
import { AFTER_THIS, NEXT_STEPS } from '../../../content/afterThis';
import { ALTERNATIVES, HOW_IT_COMPARES } from '../../../content/comparison';
import { head as about } from '../../../pages/about/head';
import { head as glossary } from '../../../pages/glossary/head';
import { head as planner } from '../../../pages/programs/planner/head';
import { head as review } from '../../../pages/review/head';
import {
  ADDRESSES,
  AFTER_ADDRESS,
  COMPARES_ADDRESS,
  GLOSSARY_ADDRESS,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../../site/addresses';
import type { SearchPage } from './searchIndex';

export const SEARCH_PAGES: readonly SearchPage[] = [
  {
    ...AFTER_THIS,
    address: AFTER_ADDRESS,
    headings: NEXT_STEPS.map(({ title }) => title),
  },
  {
    ...HOW_IT_COMPARES,
    address: COMPARES_ADDRESS,
    headings: ALTERNATIVES.map(({ name }) => name),
  },
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
