import { reportHash } from '../../../src/exercise/mistakes/reportHash';
import { emptyResult, type TestFailure } from '../../../src/sandbox/protocol';

const FAILURE: TestFailure = {
  message: 'The values are different.',
  label: 'sum([1, 2])',
  expected: '3',
  received: '4',
};

function hashOf(failure: Partial<TestFailure>, end: 'finished' | 'stopped' = 'finished') {
  return reportHash({
    ...emptyResult(end),
    tests: [
      { name: 'one', hidden: false, outcome: 'passed' },
      { name: 'two', hidden: true, outcome: 'failed', failure: { ...FAILURE, ...failure } },
    ],
  });
}

const THROWN = { expected: undefined, received: undefined };

test.each<[string, Partial<TestFailure>]>([
  ['the line', { line: 3 }],
  ['an explanation', { plain: 'Did you add 1?' }],
  ['the message, if there are values', { message: 'Off by one.' }],
])("a report's hash ignores %s", (_name, change) => {
  expect(hashOf(change)).toBe(hashOf({}));
});

test("a report's hash ignores how the browser words an error", () => {
  const errorHash = (message: string) => hashOf({ ...THROWN, message });
  const chrome = errorHash("TypeError: Cannot read properties of undefined (reading 'x')");
  expect(errorHash('TypeError: a is undefined')).toBe(chrome);
  expect(errorHash("ReferenceError: Can't find variable: a")).not.toBe(chrome);
  expect(errorHash('Error: sold out')).not.toBe(errorHash('Error: too late'));
});

test.each<[string, Partial<TestFailure>]>([
  ['value', { received: '5' }],
  ['expected value', { expected: '5' }],
  ['call', { label: 'sum([2])' }],
])('another %s makes another hash', (_name, change) => {
  expect(hashOf(change)).not.toBe(hashOf({}));
});

test("a run that passes, or that doesn't finish, has no hash", () => {
  expect(reportHash({ ...emptyResult('finished'), tests: [] })).toBeNull();
  expect(hashOf({}, 'stopped')).toBeNull();
});
