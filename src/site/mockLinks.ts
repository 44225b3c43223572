import { COURSE_INDEX } from '../content/outlines/courseIndex';
import { mockAddress } from './addresses';
import type { LabeledLink } from './navigationModel';

/** Links to the mock interviews. Labels name the course only if several courses have mock interviews. */
export const MOCK_LINKS: readonly LabeledLink[] = COURSE_INDEX.filter(({ hasMock }) => hasMock).map(
  ({ slug, title }, _index, { length }) => ({
    label: length > 1 ? `Mock interview: ${title}` : 'Mock interview',
    link: mockAddress(slug),
  }),
);
