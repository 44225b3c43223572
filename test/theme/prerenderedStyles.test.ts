/** @jest-environment jsdom */
import '@testing-library/jest-dom';

afterEach(() => {
  document.head.replaceChildren();
  jest.resetModules();
});

async function loadStyles(html: string) {
  document.head.innerHTML = html;
  return import('../../src/theme/prerenderedStyles');
}

test('without prerendered rules, Emotion inserts its rules before all style sheets', async () => {
  const { createStyleCache, hasPrerenderedStyles } = await loadStyles('<style id="site"></style>');
  expect(hasPrerenderedStyles).toBe(false);
  const cache = createStyleCache();
  cache.sheet.insert('.a{color:red}');
  expect(cache.inserted).toEqual({});
  expect(document.head.firstElementChild).toHaveAttribute('data-emotion');
});

test('prerendered rules stay in place and are in the cache, and new rules follow them', async () => {
  const { createStyleCache, hasPrerenderedStyles } = await loadStyles(
    '<meta><style data-mui="abc def">.mui-abc{}</style><style id="site"></style>',
  );
  expect(hasPrerenderedStyles).toBe(true);
  const prerendered = document.querySelector('[data-mui]');
  const cache = createStyleCache();
  expect(cache.inserted).toEqual({ abc: true, def: true });
  cache.sheet.insert('.mui-new{color:red}');
  expect(document.head.children[1]).toBe(prerendered);
  expect(document.head.children[2]).toHaveAttribute('data-emotion');
  expect(document.head.children[3]).toHaveAttribute('id', 'site');
});
