/** @jest-environment jsdom */
import { prefersReducedData } from '../../src/site/connection';

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

test.each([
  // Safari and Firefox don't support `navigator.connection`.
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('prefersReducedData with connection %j: %s', (connection, expected) => {
  connect(connection);
  expect(prefersReducedData()).toBe(expected);
});
