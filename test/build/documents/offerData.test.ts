import { cohortData } from '../../../src/build/documents/cohortData';
import { offerData } from '../../../src/build/documents/offerData';
import { KNOTS_COHORT, KNOTS_OFFER } from '../../fixtures/office/facts';

const URL = 'https://example.org/courses/tying-knots';

test('an offer has the category, price, and currency that Google requires', () => {
  expect(offerData(KNOTS_OFFER, URL)).toEqual({
    '@type': 'Offer',
    name: 'Evening class',
    category: 'Paid',
    price: 1200,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 1200,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
    },
    url: URL,
    priceValidUntil: '2099-12-31',
  });
});

test.each([
  [{ per: 'month' as const }, 'Subscription'],
  [{ price: 0 }, 'Free'],
])('an offer with %j has the category %s', (change, category) => {
  expect(offerData({ ...KNOTS_OFFER, ...change }, URL)).toMatchObject({ category });
});

test('a cohort has a schedule with the number and duration of its classes', () => {
  expect(cohortData(KNOTS_COHORT)).toMatchObject({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    startDate: '2099-03-02',
    courseSchedule: {
      repeatFrequency: 'Weekly',
      repeatCount: 5,
      byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
      duration: 'PT2H30M',
    },
    remainingAttendeeCapacity: 4,
  });
});

test('a cohort without weekdays has only the dates that are known', () => {
  expect(cohortData({ ...KNOTS_COHORT, days: 'Most evenings' })['courseSchedule']).toEqual({
    '@type': 'Schedule',
    startDate: '2099-03-02',
    endDate: '2099-04-01',
    scheduleTimezone: 'Europe/Berlin',
  });
});
