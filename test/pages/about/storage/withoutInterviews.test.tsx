import { render, screen } from '@testing-library/react';
import '../../../support/school/mockSchool';
import { StoredList } from '../../../../src/pages/about/storage/StoredList';
import { STORED } from '../../../../src/pages/about/storage/storedRows';
import * as texts from '../../../../src/texts/en/aboutStorage';

jest.mock('../../../../src/site/mockLinks', () => ({ MOCK_LINKS: [] }));

const INTERVIEWS = STORED.findIndex(({ text }) => text === texts.stored.interviews);

function rows(): string[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a school without mock interviews lists them only if the browser has some', () => {
  const nothing = STORED.map(() => []);
  const { rerender } = render(<StoredList entries={nothing} />);
  expect(rows().join()).not.toMatch(/interview/i);
  const some = nothing.with(INTERVIEWS, [{ key: '/mock/a', text: '1' }] as never);
  rerender(<StoredList entries={some} />);
  expect(rows().join()).toMatch(/interview/i);
});

test('the summary names mock interviews only if there are some', () => {
  const words = (has: boolean) => JSON.stringify(texts.storedPlainly(has));
  expect(words(true)).toContain('mock interviews');
  expect(words(false)).not.toContain('interview');
});
