/**
 * Child process that runs the lessons' programs in a realm of their own. Whoever reviews a lesson reads prose, so
 * nothing in it may reach Node: the realm has no object of Node, can't compile strings or import modules, and Node's
 * permissions leave this process no files and no processes.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { asScript } from '../../../languages/javascript/run/program';
import type { HostFunctions, Realm, Start } from './hostFunctions';

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => () => Promise<void>;

/** Matches everything that could be `import()`, even in a comment or a string, so that nothing gets around it. */
const IMPORT = /(?<![\w$])import\s*[(./<-]/;
const NO_IMPORT = "import() isn't available here, because programs have no modules";

const node = process;
const { Script } = vm;
const pending = new Map<number, NodeJS.Timeout>();
let lastTimer = 0;
let realm: Realm | undefined;
let context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
let files = '';

const host: HostFunctions = {
  post: (message) => void node.send?.(message),
  compile: (...parts) => {
    try {
      // Fails for a body that closes the function and goes on after it.
      const source = new AsyncFunction(...parts).toString();
      if (IMPORT.test(source)) return NO_IMPORT;
      return new Script(`(${source})`).runInContext(context) as () => Promise<void>;
    } catch (error) {
      return (error as Error).message;
    }
  },
  lineOf,
  setTimer: (callback, milliseconds) => {
    lastTimer += 1;
    const id = lastTimer;
    const fire = (): void => {
      pending.delete(id);
      callback();
    };
    pending.set(id, setTimeout(fire, milliseconds));
    return id;
  },
  clearTimer: (id) => {
    clearTimeout(pending.get(id));
    pending.delete(id);
  },
  soon: (callback) => void setImmediate(() => callback()),
  now: () => performance.now(),
  sizeOf: (file) => statSync(path.join(files, file)).size,
  read: (file, into) => into.set(readFileSync(path.join(files, file))),
  decode: (encoding, bytes) => new TextDecoder(encoding).decode(bytes),
  exit: () => node.exit(1),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

// Node would print an error with the program's functions, and pass them its own objects.
node.on('uncaughtException', () => node.exit(1));
node.on('unhandledRejection', (error) => realm?.fail(error));
node.on('disconnect', () => node.exit());

node.once('message', ({ realm: source, folder }: Start) => {
  files = folder ?? files;
  context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: folder !== undefined },
  });
  const start = new Script(source, { filename: 'realm.js' }).runInContext(context) as (
    functions: HostFunctions,
  ) => Realm;
  realm = start(host);
  const { run } = realm;
  node.on('message', (program) => run(JSON.stringify(program)));
});

function lineOf(code: string): number | undefined {
  try {
    new Script(asScript(code), { filename: 'code.js' });
    return undefined;
  } catch (error) {
    const line = /^code\.js:(\d+)/.exec((error as Error).stack ?? '')?.[1];
    const ownLine = Number(line) - 1;
    return ownLine <= code.split('\n').length + 1 ? ownLine : undefined;
  }
}
