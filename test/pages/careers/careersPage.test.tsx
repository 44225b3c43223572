import { screen } from '@testing-library/react';
import * as careers from '../../../src/pages/careers';
import { renderPage } from '../../support/renderPage';

jest.mock('../../../.generated/documents', () =>
  jest.requireActual<object>('../../support/documents/sampleDocuments'),
);

test('lists the jobs with place, kind and last day', async () => {
  await renderPage(careers);
  expect(screen.getByRole('link', { name: 'Skipper' })).toHaveAttribute(
    'href',
    '/about/careers/skipper',
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Sample Town', 'part-time']),
  );
  expect(screen.getByText('Apply by December 31, 2099')).toBeVisible();
});
