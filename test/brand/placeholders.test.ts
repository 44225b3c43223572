import { isExampleAddress } from '../../src/brand/placeholders';

test.each([
  ['support@example.com', true],
  ['a@mail.Example.org', true],
  ['hello@harbor.example', false],
  ['me@my-example.com', false],
  ['example.com@school.org', false],
])('isExampleAddress(%s) is %s', (email, isExample) => {
  expect(isExampleAddress(email)).toBe(isExample);
});
