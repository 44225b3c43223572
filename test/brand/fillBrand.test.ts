import '../support/school/mockBrand';
import { brand } from '../../.generated/school/brand';
import { canFillBrand, fillBrand } from '../../src/brand/fillBrand';

test.each([
  ['Write to {email}.', `Write to ${brand.email}.`],
  ['{brand} and {brand}', `${brand.name} and ${brand.name}`],
  ['{ brand }, {other} and {}', '{ brand }, {other} and {}'],
  ['nothing to fill', 'nothing to fill'],
])('fillBrand(%j) returns %j', (text, filled) => {
  expect(fillBrand(text)).toBe(filled);
});

test('a text with {email} requires a support address', () => {
  const { email } = brand;
  const texts = ['Write to {email}.', '{brand} is a school.', 'nothing to fill'];
  expect(texts.map((text) => canFillBrand(text))).toEqual([true, true, true]);
  brand.email = undefined;
  expect(texts.map((text) => canFillBrand(text))).toEqual([false, true, true]);
  brand.email = email;
});
