import { headerWidths } from '../../../../src/build/content/school/headerModule';

const ENGLISH = {
  name: 'Loopwright',
  entries: ['Tutorials', 'Courses', 'Programs', 'About Us'],
  buttons: ['Login', 'Sign Up'],
};

test.each([
  ['in English', ENGLISH],
  [
    'in German',
    {
      ...ENGLISH,
      entries: ['Tutorials', 'Kurse', 'Programme', 'Über uns'],
      buttons: ['Anmelden', 'Registrieren'],
    },
  ],
])('the specified navigation collapses below the medium breakpoint %s', (_, texts) => {
  expect(headerWidths(texts)).toMatchObject({ navigationFrom: 900, roomyFrom: 1200 });
});

const LONG = {
  name: 'Kaimauer Akademie',
  entries: ['Kurse', 'Programme', 'Termine', 'Lektionen', 'Über uns'],
  buttons: ['Anmelden', 'Registrieren'],
};

test('a navigation that needs more room collapses at the width at which it no longer fits', () => {
  const { needed, navigationFrom } = headerWidths(LONG);
  expect(needed).toBeGreaterThan(950);
  expect(needed).toBeLessThan(1100);
  expect(navigationFrom).toBe(needed);
});

test('a navigation that fits only tightly has no more space around its entries', () => {
  const texts = { ...LONG, entries: [...LONG.entries, 'Neuigkeiten'] };
  const { navigationFrom, roomyFrom } = headerWidths(texts);
  expect(navigationFrom).toBeLessThanOrEqual(1224);
  expect(roomyFrom).toBeGreaterThan(10_000);
});

test('a navigation that never fits is only in the side panel', () => {
  const entries = [...LONG.entries, 'Alle Termine im Überblick', 'Unsere Schule'];
  const { needed, navigationFrom } = headerWidths({ ...LONG, entries });
  expect(needed).toBeGreaterThan(1224);
  expect(navigationFrom).toBeGreaterThan(10_000);
});
