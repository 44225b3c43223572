import { COURSE_INDEX } from '../content/outlines/courseIndex';
import * as texts from '../texts/en/company';
import { ADDRESSES, CAREERS_ADDRESS, courseAddress } from './addresses';
import type { LabeledLink } from './navigationModel';
import { ownLinksIn } from './ownLinks';

export const FOOTER_COURSES: readonly LabeledLink[] = COURSE_INDEX.map(({ slug, title }) => ({
  label: title,
  link: courseAddress(slug),
}));

/**
 * The footer's Company list, with the school's own pages at the end. Careers links to a missing page, as the
 * spec requires.
 */
export const FOOTER_COMPANY: readonly LabeledLink[] = [
  { label: texts.about, link: ADDRESSES.about },
  { label: texts.careers, link: CAREERS_ADDRESS },
  { label: texts.blog, link: ADDRESSES.about },
  { label: texts.contact, link: ADDRESSES.about },
  ...ownLinksIn('footer').map(({ label, path }) => ({ label, link: path })),
];
