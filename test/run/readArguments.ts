export interface TestArguments {
  unit: boolean;
  browser: boolean;
  /** Whether browser tests with the tag `@all` run too. */
  all: boolean;
  /** What goes on to Jest, or to Playwright if browser tests run. */
  rest: string[];
}

/**
 * @param args - `all`, then `unit` or `browser` for one half of the tests, then whatever the runner of the tests is to get
 * @returns which tests to run
 */
export function readArguments(args: readonly string[]): TestArguments {
  const rest = [...args];
  const all = rest[0] === 'all';
  if (all) rest.shift();
  const half = rest[0] === 'unit' || rest[0] === 'browser' ? rest.shift() : undefined;
  return { unit: half !== 'browser', browser: half !== 'unit', all, rest };
}
