/**
 * Runs the soak tests for longer than `npm test` does. Prints results and stops at the first failure.
 *
 *   npx tsx test/soak/soak.ts [count] [name]
 *
 * `SOAKS` maps each name to a function that runs `count` rounds. `host` needs the built site (SITE_DIST, or
 * dist).
 */
import { flakyHost } from './flakyHost';
import { soakTabs } from './tabs/soakTabs';

const DEFAULT_COUNT = 1_000;

const SOAKS: Readonly<Record<string, (count: number) => string | Promise<string>>> = {
  tabs(runs) {
    soakTabs(runs);
    return `${runs} runs, nothing lost`;
  },
  async host(visits) {
    const report = await flakyHost(1, visits);
    const text = JSON.stringify(report, null, 2);
    if (report.lost.length > 0) throw new Error(text);
    return text;
  },
};

const [count = String(DEFAULT_COUNT), only] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count)) throw new Error('The count must be 1 or more.');
const chosen = Object.entries(SOAKS).filter(([name]) => only === undefined || name === only);
if (chosen.length === 0) throw new Error(`Soaks: ${Object.keys(SOAKS).join(', ')}.`);

for (const [name, soak] of chosen) {
  const start = performance.now();
  const result = await soak(Number(count));
  const seconds = Math.round((performance.now() - start) / 1_000);
  process.stdout.write(`${name}: ${result} (${seconds} s)\n`);
}
