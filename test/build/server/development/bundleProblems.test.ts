/** @jest-environment node */
import type { Stats, StatsError } from 'webpack';
import { bundleProblems } from '../../../../src/build/server/development/bundleProblems';

function problemOf(error: Partial<StatsError>) {
  const stats = { toJson: () => ({ errors: [error] }) } as unknown as Stats;
  return bundleProblems(stats, '/site')[0];
}

test("a TypeScript error has the compiler's line, without the loader's text", () => {
  const message =
    'Module build failed (from ./node_modules/ts-loader/index.js):\n' +
    "[tsl] ERROR in /site/src/layout/header/Header.tsx(12,5)\n      TS1005: '}' expected.\n" +
    '    at loader (/site/node_modules/ts-loader/dist/index.js:1:2)';
  const moduleIdentifier =
    '/site/node_modules/ts-loader/index.js??rule!/site/src/layout/header/Header.tsx';
  expect(problemOf({ message, moduleIdentifier })).toEqual({
    file: 'src/layout/header/Header.tsx',
    line: 12,
    reason: "TS1005: '}' expected.",
  });
});

test('a missing module has the line of its import', () => {
  const moduleIdentifier = '/site/src/app/App.tsx';
  const message = "Module not found: Error: Can't resolve './Nothing' in '/site/src/app'";
  expect(problemOf({ message, moduleIdentifier, loc: '3:0-40' })).toEqual({
    file: 'src/app/App.tsx',
    line: 3,
    reason: message,
  });
});

test('an error without a module keeps its message', () => {
  expect(problemOf({ message: 'Entry failed' })).toEqual({
    file: 'webpack',
    reason: 'Entry failed',
  });
});
