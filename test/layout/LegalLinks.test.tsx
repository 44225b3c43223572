import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from '../../src/layout/footer/Footer';
import { footerColumns } from '../../src/layout/layoutChunks';
import { renderWhole } from '../support/renderWhole';

const links: { label: string; href: string }[] = [];

jest.mock('../../.generated/legalLinks', () => ({
  get HAS_LEGAL_LINKS() {
    return links.length > 0;
  },
  get LEGAL_LINKS() {
    return links;
  },
}));

async function renderFooter() {
  await footerColumns.load();
  await renderWhole(
    <MemoryRouter>
      <Footer courses={[]} company={[]} />
    </MemoryRouter>,
  );
}

test('the footer links to the legal pages', async () => {
  links.push({ label: 'Imprint', href: '/about/imprint' });
  await renderFooter();
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/about/imprint');
});

test('without legal pages, there is only the copyright', async () => {
  links.length = 0;
  await renderFooter();
  expect(screen.queryByRole('navigation', { name: 'Legal' })).not.toBeInTheDocument();
  expect(screen.getByText(/All rights reserved/)).toBeVisible();
});
