import type { ComparedSchool } from '../pages/about/howItCompares/comparison';
import { datesRead } from '../pages/about/howItCompares/datesRead';

function school(dates: readonly string[]): ComparedSchool {
  const facts = dates.map((date, index) => [index, { text: 'Yes', source: '/about', date }]);
  return { name: 'Any', facts: Object.fromEntries([...facts, ['none', null]]) as never };
}

test('several dates become a range from first to last', () => {
  expect(datesRead([school(['2026-11-25']), school(['2027-01-02', '2025-12-31'])])).toBe(
    'between December 31, 2025 and January 2, 2027',
  );
});

test('equal dates become a single date', () => {
  expect(datesRead([school(['2026-11-25', '2026-11-25'])])).toBe('on November 25, 2026');
});
