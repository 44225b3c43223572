/** Pages of the site that the search finds by their own texts. */
import { AFTER_THIS, NEXT_STEPS } from '../../content/afterThis';
import { ALTERNATIVES, HOW_IT_COMPARES } from '../../content/comparison';
import { head as glossary } from '../../pages/glossary/head';
import { head as planner } from '../../pages/programs/planner/head';
import { head as review } from '../../pages/review/head';
import {
  AFTER_ADDRESS,
  COMPARES_ADDRESS,
  GLOSSARY_ADDRESS,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../site/addresses';
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
  { ...planner, address: PLANNER_ADDRESS, headings: [] },
  { ...review, address: REVIEW_ADDRESS, headings: [] },
];
