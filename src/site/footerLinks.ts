import { COURSE_INDEX } from '../content/outlines/courseIndex';
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
  { label: 'About Us', link: ADDRESSES.about },
  { label: 'Careers', link: CAREERS_ADDRESS },
  { label: 'Blog', link: ADDRESSES.about },
  { label: 'Contact Us', link: ADDRESSES.about },
  ...ownLinksIn('footer').map(({ label, path }) => ({ label, link: path })),
];
