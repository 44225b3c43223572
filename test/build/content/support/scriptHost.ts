/** Runs command-line scripts for a `ScriptProcess`. The modules that they import are loaded only once. */
import { pathToFileURL } from 'node:url';
import type { ScriptRequest, ScriptResult } from './ScriptProcess';

/** Number of imports so far. It's added to a script's URL, so that importing the script again reruns it. */
let count = 0;

async function run({ script, args }: ScriptRequest): Promise<ScriptResult> {
  const { stdout, stderr, argv } = process;
  const texts = { stdout: '', stderr: '' };
  const [node = ''] = argv;
  const writes = { stdout: stdout.write.bind(stdout), stderr: stderr.write.bind(stderr) };
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (chunk: string | Uint8Array): boolean => {
      texts[name] += String(chunk);
      return true;
    };
  }
  process.argv = [node, script, ...args];
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(script).href}?run=${++count}`);
    return { status: Number(process.exitCode), ...texts };
  } finally {
    stdout.write = writes.stdout;
    stderr.write = writes.stderr;
    process.argv = argv;
    process.exitCode = 0;
  }
}

const send = process.send?.bind(process);
// Keeps scripts from sending messages to the tests, which expect only this file's results.
process.send = undefined;

process.on('message', (request: ScriptRequest) => {
  // Errors aren't caught, so a script that fails crashes this process.
  void run(request).then((result) => send?.(result));
});
process.on('disconnect', () => process.exit());
