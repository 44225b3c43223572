import { screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import { Prices } from '../../../src/components/office/Prices';
import { KNOTS_OFFER } from '../../fixtures/office/facts';
import { renderWhole } from '../../support/renderWhole';

const card = () => within(screen.getByRole('listitem', { name: 'Evening class' }));

test('an offer has its price, tax, contents, financing, and last day', async () => {
  await renderWhole(<Prices offers={[KNOTS_OFFER]} />);
  expect(screen.getByRole('region', { name: 'Prices' })).toBeVisible();
  expect(card().getByText('€1,200')).toBeVisible();
  expect(card().getByText('Paid once, including 19% tax')).toBeVisible();
  expect(card().getByText('Two evenings a week')).toBeVisible();
  expect(card().getByText('You can pay in four installments.')).toBeVisible();
  expect(card().getByText('December 31, 2099')).toHaveAttribute('datetime', '2099-12-31');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a monthly price names the period, and tax that comes on top', async () => {
  const monthly = { ...KNOTS_OFFER, price: 49.5, per: 'month', tax: 'excluded' } as const;
  await renderWhole(<Prices offers={[monthly]} />);
  expect(card().getByText('€49.50')).toHaveTextContent('€49.50 a month');
  expect(card().getByText('Paid monthly, plus 19% tax')).toBeVisible();
});

test('on a page with several courses, an offer links to its own', async () => {
  await renderWhole(<Prices offers={[KNOTS_OFFER]} namesUnits />);
  expect(card().getByRole('link', { name: 'Knots' })).toHaveAttribute(
    'href',
    '/courses/tying-knots',
  );
});

test('without offers, or if all of them are over, there is no section', async () => {
  const past = { ...KNOTS_OFFER, endsAt: '2020-01-01T00:00:00.000Z' };
  const { rerender } = await renderWhole(<Prices offers={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(<Prices offers={[past]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
