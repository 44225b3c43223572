/** Loaded into every Node process of a step: writes what it used when it ends. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const line = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
    appendFileSync(process.env.GROWTH_USAGE, `${JSON.stringify(line)}\n`);
  });
}
