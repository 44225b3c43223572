import { screen, within } from '@testing-library/react';
import type { Testimonial } from '../../../src/content/office';
import { Testimonials } from '../../../src/pages/home/Testimonials';
import { renderWhole } from '../../support/renderWhole';

const IVA: Testimonial = {
  id: 'iva',
  quote: 'I had to write the code myself.',
  name: 'Iva Horvat',
  role: 'Front-end developer',
  source: 'https://www.blog.example.org/learning',
  date: '2026-05-14',
};
const TOM: Testimonial = {
  id: 'tom',
  quote: 'The lessons fit into half an hour.',
  name: 'Tom Berger',
  source: 'Letter of August 2, 2026',
  date: '2026-08-02',
};

test('a quote has its author, source, and date', async () => {
  await renderWhole(<Testimonials testimonials={[IVA]} />);
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('blockquote')).toHaveTextContent(IVA.quote);
  expect(figure.getByText('Iva Horvat')).toBeVisible();
  expect(figure.getByText('Front-end developer')).toBeVisible();
  expect(figure.getByRole('link', { name: 'blog.example.org' })).toHaveAttribute(
    'href',
    IVA.source,
  );
  expect(figure.getByText('May 14, 2026')).toHaveAttribute('datetime', '2026-05-14');
});

test('a source without an address is shown as text', async () => {
  await renderWhole(<Testimonials testimonials={[TOM]} />);
  expect(screen.getByText(/Letter of August 2, 2026/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a school without testimonials has no section for them', async () => {
  await renderWhole(<Testimonials testimonials={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
