import { COURSE_INDEX } from '../content/outlines/courseIndex';
import { mockAddress } from './addresses';
import type { LabeledLink } from './navigationModel';

/** Links to the mock interviews. Names the course only if there are several. */
export const MOCK_LINKS: readonly LabeledLink[] = COURSE_INDEX.filter(({ hasMock }) => hasMock).map(
  ({ slug, title }, _index, { length }) => ({
    label: length > 1 ? `Mock interview: ${title}` : 'Mock interview',
    link: mockAddress(slug),
  }),
);
