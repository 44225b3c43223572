import { z } from 'zod';
import { pageDescription } from '../../../../src/build/content/validation/pageDescription';

test.each([
  [59, false],
  [60, true],
  [160, true],
  [161, false],
])('a description with %i characters is accepted: %s', (length, isAccepted) => {
  const { error } = pageDescription(z.string()).safeParse('a'.repeat(length));
  expect(error?.issues.map(({ message }) => message)).toEqual(
    isAccepted
      ? undefined
      : [`has ${length} characters; write 60 to 160, which search engines show`],
  );
});
