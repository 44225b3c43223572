export interface TestArguments {
  unit: boolean;
  browser: boolean;
  /** True to run all tests, including browser tests tagged `@all`. */
  all: boolean;
  /** Arguments for Playwright if browser tests run, otherwise for Jest. */
  rest: string[];
}

/**
 * @param args - optional `all`, then optional `unit` or `browser`, then arguments for the test runner
 * @returns which tests to run
 */
export function readArguments(args: readonly string[]): TestArguments {
  const rest = [...args];
  const all = rest[0] === 'all';
  if (all) rest.shift();
  const half = rest[0] === 'unit' || rest[0] === 'browser' ? rest.shift() : undefined;
  return { unit: half !== 'browser', browser: half !== 'unit', all, rest };
}
