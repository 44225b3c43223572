import { personData } from '../../../src/build/documents/personData';
import { brand } from '../../../.generated/school/brand';

const ROOT = 'https://example.org/school';

test('a person is described with the largest portrait', () => {
  const picture = { file: 'maya.jpg', alt: 'Maya', stem: '/assets/portrait-maya.abc123' };
  const links = [{ label: 'Talks', href: 'https://talks.example.org/maya' }];
  const about = 'Maya writes interfaces.';
  const maya = { id: 'maya', name: 'Maya Lind', role: 'Web development', about, picture, links };
  expect(personData(maya, ROOT, brand)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Maya Lind',
    jobTitle: 'Web development',
    description: 'Maya writes interfaces.',
    image: 'https://example.org/school/assets/portrait-maya.abc123-336.webp',
    sameAs: ['https://talks.example.org/maya'],
    worksFor: { '@type': 'Organization', name: brand.name },
  });
});
