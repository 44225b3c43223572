import { screen } from '@testing-library/react';
import { COURSE_SUMMARIES } from '../../.generated/summaries';
import { coursePage } from '../../src/pages/course';
import { renderPage } from '../support/renderPage';

jest.mock('../../.generated/contactLinks', () => ({
  APPLY_LINK: { label: 'Apply for a place', href: '/about/apply' },
}));

test('a course links to the application, at the top and at the end', async () => {
  const [course] = COURSE_SUMMARIES;
  if (!course) throw new Error('There are no courses.');
  await renderPage(coursePage(course.id));
  const links = screen.getAllByRole('link', { name: 'Apply for a place' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about/apply', '/about/apply']);
});
