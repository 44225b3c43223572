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
  // What the router hands on is within the site already.
  ['/sub/', '/about', '/about'],
])('under %s the address of %s is %s', async (basePath, pathname, address) => {
  const { siteAddress } = await siteUnder(basePath);
  expect(siteAddress(pathname)).toBe(address);
});
