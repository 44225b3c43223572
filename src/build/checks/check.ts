/**
 * `npm run check`: the checks to run before a commit. Runs every step, prints how long each one took, and
 * exits with 1 if a step fails.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const STEPS: readonly (readonly [name: string, command: string])[] = [
  ['lint', 'npm run --silent lint'],
  ['typecheck', 'npm run --silent typecheck'],
  ['check:content', 'npm run --silent check:content'],
  ['unit tests', 'npx jest'],
  ['build', 'npm run --silent build'],
  ['budgets', 'npx size-limit'],
];

const start = performance.now();
const failed: string[] = [];
for (const [index, [name, command]] of STEPS.entries()) {
  console.log(`\n[${index + 1}/${STEPS.length}] ${name}: ${command}`);
  const startTime = performance.now();
  const { status } = spawnSync(command, { cwd: ROOT, stdio: 'inherit', shell: true });
  if (status !== 0) failed.push(name);
  console.log(
    `[${index + 1}/${STEPS.length}] ${name}: ${outcome(status)} after ${since(startTime)}`,
  );
}
console.log(
  failed.length === 0
    ? `\nAll checks passed in ${since(start)}. Next: commit; \`npm test\` runs the browser tests too.`
    : `\nFailed after ${since(start)}: ${failed.join(', ')}. See the messages above.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function outcome(status: number | null): string {
  return status === 0 ? 'passed' : 'failed';
}

function since(startTime: number): string {
  return `${((performance.now() - startTime) / 1_000).toFixed(1)} s`;
}
