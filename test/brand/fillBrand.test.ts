import { brand } from '../../src/brand/brand';
import { fillBrand } from '../../src/brand/fillBrand';

test.each([
  ['Write to {email}.', `Write to ${brand.email}.`],
  ['{brand} and {brand}', `${brand.name} and ${brand.name}`],
  ['{ brand }, {other} and {}', '{ brand }, {other} and {}'],
  ['nothing to fill', 'nothing to fill'],
])('%s', (text, filled) => {
  expect(fillBrand(text)).toBe(filled);
});
