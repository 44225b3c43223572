import {
  chunkOf,
  growthOf,
  modulesOf,
  summedModules,
} from '../../../src/build/checks/moduleGrowth';

test.each([
  ['assets/vendor.bb525e.js', 'vendor'],
  ['assets/page-home.1eeb5b.js', 'page-home'],
  ['assets/142.2c5050.js', '142'],
])('%s is chunk %s', (file, chunk) => {
  expect(chunkOf(file)).toBe(chunk);
});

test('modules of a package are summed up by folder, own ones by file', () => {
  const modules = {
    './src/pages/home/HomePage.tsx': 10,
    './src/loader.ts!./src/theme/fonts.css?x': 7,
    './node_modules/@mui/material/Button/Button.mjs': 100,
    './node_modules/@mui/material/esm/Button/buttonClasses.mjs': 20,
    './node_modules/react-dom/index.js': 3,
    './node_modules/react-dom/cjs/react-dom.production.js': 4,
    'webpack/runtime/load script': 1,
    'webpack/runtime/publicPath': 2,
  };
  expect(summedModules(modules)).toEqual({
    '@mui/material/Button': 120,
    'react-dom': 3,
    'react-dom/cjs': 4,
    'src/pages/home/HomePage.tsx': 10,
    'src/theme/fonts.css': 7,
    'webpack/runtime': 3,
  });
});

test('the modules of a page are those of all its chunks', () => {
  const sizes = { main: { a: 1, b: 2 }, other: { c: 4 }, page: { b: 8 } };
  expect(modulesOf(['main', 'page', 'gone'], sizes)).toEqual({ a: 1, b: 10 });
});

test('what grew or is new comes first by its difference; what shrank does not count', () => {
  const before = { kept: 10, grown: 10, shrunk: 10, removed: 10 };
  const now = { kept: 10, grown: 15, shrunk: 5, added: 40 };
  expect(growthOf(before, now)).toEqual([
    { module: 'added', bytes: 40, isNew: true },
    { module: 'grown', bytes: 5, isNew: false },
  ]);
});
