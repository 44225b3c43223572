import '../support/school/mockSchool';
import { nearestPages, type Suggestion } from '../../src/pages/notFound/nearestPages';

jest.mock('../../src/texts/en/notFound', () =>
  jest.requireActual<object>('../../src/texts/de/notFound'),
);

const LESSONS = [
  { label: 'Größen für Schleifen', address: '/tutorials/loop-sizes' },
  { label: 'Zustände', address: '/tutorials/state' },
  { label: 'Привет, мир', address: '/tutorials/hello' },
] as unknown as Suggestion[];

test.each([
  ['/ueber-uns', 'Über uns'],
  ['/über-uns', 'Über uns'],
  ['/%C3%BCber-uns', 'Über uns'],
  ['/uber-uns', 'Über uns'],
  ['/tutorials/groessen-fuer-schleifen', 'Größen für Schleifen'],
  ['/tutorials/groessen-und-schleifen', 'Größen für Schleifen'],
  ['/tutorials/die-zustaende', 'Zustände'],
  ['/tutorials/привет', 'Привет, мир'],
  ['/tutorials/fuer-die', undefined],
  ['/tutorials/%E0%A4%A', undefined],
])('the nearest page to %s is %s', (asked, label) => {
  expect(nearestPages(asked, LESSONS)[0]?.label).toBe(label);
});
