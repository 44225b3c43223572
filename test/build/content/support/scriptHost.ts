/** Runs command line scripts for a `ScriptProcess`; what they import is loaded once. */
import { pathToFileURL } from 'node:url';
import type { ScriptRequest, ScriptResult } from './ScriptProcess';

/** Makes each import of a script another module, whose top level runs. */
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
// A script must not take the tests for a process that started it.
process.send = undefined;

process.on('message', (request: ScriptRequest) => {
  // An error is one of the script that it doesn't handle: the process ends with it, as the script would.
  void run(request).then((result) => send?.(result));
});
process.on('disconnect', () => process.exit());
