import { COURSE_INDEX } from '../content/outlines/courseIndex';
import * as texts from '../texts/en/mockLinks';
import { mockAddress } from './addresses';
import type { LabeledLink } from './navigationModel';

/** Links to the mock interviews. Labels name the course only if several courses have mock interviews. */
export const MOCK_LINKS: readonly LabeledLink[] = COURSE_INDEX.filter(({ hasMock }) => hasMock).map(
  ({ slug, title }, _index, { length }) => ({
    label: length > 1 ? texts.mockInterviewOf(title) : texts.mockInterview,
    link: mockAddress(slug),
  }),
);
