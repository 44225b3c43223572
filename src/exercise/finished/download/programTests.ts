import * as texts from '../../../texts/en/projectZip';

/** The script's message for a wrong value, as the content of a template literal. */
const WRONG_VALUE = texts.wrongValue({
  value: `\${label ?? ${quoted(texts.theValue)}}`,
  expected: `\${JSON.stringify(expected)}`,
  received: `\${JSON.stringify(value)}`,
});

/**
 * Script that runs an exercise's tests in Node.js. The tests can use the program's declarations and the test
 * helpers that projects need. Random cases exist only on the site, so tests that use them are skipped.
 */
export const RUN_TESTS = `import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

function expect(value, label) {
  return {
    toBe: (expected) => assert.ok(value === expected || Object.is(value, expected), say(expected)),
    toEqual: (expected) => assert.deepEqual(value, expected, say(expected)),
  };
  function say(expected) {
    return \`${WRONG_VALUE}\`;
  }
}

function unchanged(call, ...inputs) {
  const before = structuredClone(inputs);
  const value = call();
  assert.deepEqual(inputs, before, ${quoted(texts.inputChanged)});
  return value;
}

const cases = new Proxy({}, { get: () => () => undefined });
const property = (name) => test(name, { skip: ${quoted(texts.needsLesson)} });
const kit = { test, hidden: test, expect, unchanged, cases, property };

const AsyncFunction = (async () => {}).constructor;
const code = \`'use strict';\\n\${read('program.js')}\\n{\\n\${read('tests.js')}\\n}\`;
await new AsyncFunction(...Object.keys(kit), code)(...Object.values(kit));
`;

/** Returns a text as a string literal. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
