import { screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import type { Brand } from '../../../src/brand/brandModel';
import { LowerSections, AboutHeader } from '../../../src/pages/about/sections/aboutSections';
import { renderAt } from '../../support/renderAt';

jest.mock('../../../src/school/brand', () => {
  const actual = jest.requireActual<{ brand: Brand }>('../../../src/school/brand');
  return { brand: { ...actual.brand, email: undefined } };
});

test('a brand without an email address has no Contact section or mail links', () => {
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
