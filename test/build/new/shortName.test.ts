import { shortName } from '../../../src/build/new/shortName';

test.each([
  ['Harbor', 'Harbor'],
  ['Kaimauer Akademie', 'Kaimauer'],
  ['The School at the Lock', 'The School'],
  ['Programmierschule am Hafen', 'Programmiers'],
])('the short name of "%s" is "%s"', (name, short) => {
  expect(shortName(name)).toBe(short);
});
