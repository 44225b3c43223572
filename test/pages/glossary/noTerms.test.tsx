import { screen, within } from '@testing-library/react';
import '../../support/school/mockSchool';
import { renderAt } from '../../support/renderAt';

test('a school whose lessons introduce no terms says so', async () => {
  jest.doMock('../../../src/pages/glossary/letters', () => ({ LETTERS: [] }));
  const { GlossaryTerms } = await import('../../../src/pages/glossary/glossarySections');
  renderAt(<GlossaryTerms />);
  const words = within(screen.getByRole('region', { name: 'Words' }));
  expect(words.getByText("The lessons don't introduce any terms yet.")).toBeVisible();
});
