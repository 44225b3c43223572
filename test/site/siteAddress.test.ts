afterEach(() => {
  delete process.env['BASE_PATH'];
  jest.resetModules();
});

async function siteUnder(basePath: string) {
  process.env['BASE_PATH'] = basePath;
  jest.resetModules();
  return import('../../src/site/siteAddress');
}

test.each([
  ['/', '/', '/'],
  ['/', '/index.html', '/'],
  ['/', '/about', '/about'],
  ['/', '/about/', '/about'],
  ['/', '/about//', '/about'],
  ['/', '/about.html', '/about'],
  ['/', '/about/index.html', '/about'],
  ['/', '/courses/web-development.html', '/courses/web-development'],
  ['/', '/index', '/'],
  ['/', '/indexes', '/indexes'],
  ['/', '/about.htm', '/about.htm'],
  ['/', '/html', '/html'],
  ['/sub/', '/sub/', '/'],
  ['/sub/', '/sub', '/'],
  ['/sub/', '/sub/index.html', '/'],
  ['/sub/', '/sub/about/', '/about'],
  ['/sub/', '/sub/about.html', '/about'],
  // Paths from the router don't include the base path.
  ['/sub/', '/about', '/about'],
])('with base path %s, %s becomes %s', async (basePath, pathname, address) => {
  const { siteAddress } = await siteUnder(basePath);
  expect(siteAddress(pathname)).toBe(address);
});
