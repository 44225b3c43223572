import { attributeFaults } from '../../../src/build/checks/attributeFaults';

test.each([
  '<div class="undefined js-only">',
  '<li class="row undefined">',
  '<p class="a null b">',
  '<p class="[object Object]">',
  '<a href="/tutorials/undefined">',
  '<a href="/courses?of=undefined&b=1">',
  '<p id="undefined">',
  '<p title="[object Object]">',
])('%s is reported', (html) => {
  expect(attributeFaults(`<main>${html}text</main>`)).toEqual([html]);
});

test.each([
  '<p aria-label="its next is null">undefined</p>',
  '<p class="nullable undefined-value">',
  '<a href="/tutorials/undefined-and-null">',
  '<p title="What undefined means">',
  '<script>const none = "class=\\"undefined\\"";</script>',
  '<input value="null">',
])('%s is allowed', (html) => {
  expect(attributeFaults(html)).toEqual([]);
});

test('repeated faults are reported once', () => {
  expect(attributeFaults('<p class="undefined"></p><p class="undefined"></p>')).toHaveLength(1);
});
