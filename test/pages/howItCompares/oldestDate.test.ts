import type { ComparedSchool } from '../../../src/content/model';
import { oldestDate } from '../../../src/pages/howItCompares/oldestDate';

function school(dates: readonly string[]): ComparedSchool {
  const facts = dates.map((date, index) => [index, { text: 'Yes', source: '/about', date }]);
  return { name: 'Any', facts: Object.fromEntries([...facts, ['none', null]]) as never };
}

test('the oldest date of all sources is found', () => {
  expect(oldestDate([school(['2026-11-25']), school(['2027-01-02', '2025-12-31'])])).toBe(
    '2025-12-31',
  );
});

test('without a source there is no date', () => {
  expect(oldestDate([school([])])).toBe('');
});
