import { screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import { brand } from '../../../.generated/school/brand';
import { renderAt } from '../../support/renderAt';

test('a brand without an email address has no Contact section or mail links', async () => {
  brand.email = undefined;
  const { AboutHeader, LowerSections } =
    await import('../../../src/pages/about/sections/aboutSections');
  renderAt(
    <>
      <AboutHeader />
      <LowerSections />
    </>,
  );
  expect(document.body).not.toHaveTextContent(/write to|@|\{email\}/i);
  expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.queryByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
  expect(contents.getByRole('link', { name: 'Questions' })).toBeInTheDocument();
});
