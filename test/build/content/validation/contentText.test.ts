import { ownText, text } from '../../../../src/build/content/validation/contentText';

test.each([
  ['The best lessons in town.', 'best'],
  ['Hurry: the course starts soon.', 'Hurry'],
  ['Das ist die beste Schule in Hamburg.', 'beste'],
  ['Bei den Besten lernen', 'Besten'],
  ['Hamburgs führende Programmierschule', 'führende'],
  ['Die Nr. 1 in Hamburg', 'Nr. 1'],
  ['Nummer eins für Einsteiger', 'Nummer eins'],
  ['Ein Job ist dir garantiert.', 'garantiert'],
  ['Mit Jobgarantie', 'Jobgarantie'],
  ['Das günstigste Bootcamp im Norden', 'günstigste'],
  ['The cheapest course in town', 'cheapest'],
  ['Over 500 graduates work in the field.', 'Over 500 graduates'],
  ['500+ students', '500+ students'],
  ['93 % unserer Absolventen finden einen Job.', '93 %'],
  ['87 percent get hired within a year.', '87 percent'],
  ['9 von 10 empfehlen uns weiter.', '9 von 10'],
  ['Nur für kurze Zeit', 'Nur für kurze Zeit'],
])('"%s" is refused', (value, claim) => {
  expect(text.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
    `"${claim}" is a claim that nobody can back up; remove it, or say something that readers can check`,
  ]);
});

test.each([
  'Cem designs interfaces for people in a hurry.',
  'Groups of 12 students, and 50 % more time for questions.',
  'Print the first 3 of 100 numbers.',
  'Am besten liest du laut.',
  'Die Tests bestehen.',
  'Führende Nullen entfernen.',
  'Du kannst ein Programm ausführen.',
  'Es gibt nur eine einzige Zahl.',
])('"%s" is allowed', (value) => {
  expect(text.safeParse(value).success).toBe(true);
});

test('a school may say what it does not promise', () => {
  expect(ownText.safeParse('Du willst eine Jobgarantie. Die gibt es nicht.').success).toBe(true);
});
