import { render, screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import { Providers } from '../../../src/app/Providers';
import { StartDates } from '../../../src/components/office/StartDates';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';
import { KNOTS_COHORT } from '../../fixtures/office/facts';
import { renderWhole } from '../../support/renderWhole';

const STARTED = { ...KNOTS_COHORT, id: 'now', startsAt: '2020-01-01T00:00:00.000Z' };
const OVER = { ...STARTED, id: 'over', endsAt: '2020-02-01T00:00:00.000Z' };

test('a cohort has its dates, times, place, language, and seats', async () => {
  await renderWhole(<StartDates cohorts={[KNOTS_COHORT]} />);
  const section = within(screen.getByRole('region', { name: 'Next start dates' }));
  expect(section.getByRole('heading', { level: 3 })).toHaveTextContent('March 2 – April 1, 2099');
  expect(section.getByText('Every Monday and Wednesday')).toBeVisible();
  expect(section.getByText(/^6:00 – 8:30 PM, Central European Time$/)).toBeVisible();
  expect(section.getByText('Example Street 1, Berlin')).toBeVisible();
  expect(section.getByText('4 of 12 seats left')).toBeVisible();
  expect(section.queryByText('Started')).toBeNull();
});

test('a visitor can apply, and add the cohort to a calendar', async () => {
  await renderWhole(<StartDates cohorts={[KNOTS_COHORT]} />);
  expect(screen.getByRole('link', { name: /^Apply/ })).toHaveAttribute('href', KNOTS_COHORT.apply);
  const calendar = screen.getByRole('link', { name: /^Add to your calendar/ });
  expect(calendar).toHaveAttribute('href', '/calendars/cohort-knots-spring.ics');
  expect(calendar).toHaveAttribute('download');
});

test("the button has the cohort's own label", async () => {
  await renderWhole(<StartDates cohorts={[{ ...KNOTS_COHORT, applyLabel: 'Book a seat' }]} />);
  expect(screen.getByRole('link', { name: 'Book a seat' })).toHaveAttribute(
    'href',
    KNOTS_COHORT.apply,
  );
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('a cohort that started since the build is marked, and takes no applications', async () => {
  await renderWhole(<StartDates cohorts={[STARTED]} />);
  expect(screen.getByText('Started')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('a cohort that ended since the build is left out', async () => {
  await renderWhole(<StartDates cohorts={[OVER, KNOTS_COHORT]} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('the earliest cohort comes first', async () => {
  await renderWhole(<StartDates cohorts={[KNOTS_COHORT, STARTED]} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Started');
});

test('prerendered cohorts do not depend on the time of the build', () => {
  render(
    <PrerenderContext value={true}>
      <StartDates cohorts={[OVER]} />
    </PrerenderContext>,
    { wrapper: Providers },
  );
  expect(screen.getByRole('region', { name: 'Next start dates' })).toBeVisible();
  expect(screen.queryByText('Started')).toBeNull();
});

test('without cohorts there is no section', async () => {
  await renderWhole(<StartDates cohorts={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
