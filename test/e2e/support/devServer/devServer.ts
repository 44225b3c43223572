import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Files and folders that the development server reads. */
const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
];

const FIRST_PORT = 8080;
/** Ports that each process that runs tests can try. */
const PORTS_PER_WORKER = 20;

/** A development server running on a copy of the project that tests can edit. */
export interface DevServer {
  url: string;
  /**
   * Replaces text in a file of the copy.
   * @returns a function that restores the file
   * @throws if the file doesn't contain `from`
   */
  edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
  /** Returns the server's output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Copies the project and starts its development server on a free port on 127.0.0.1.
 *
 * @param args - arguments of `npm run dev`
 * @param worker - number of the process that runs the tests; several can use the same arguments at once
 * @returns the server, once it's listening
 * @throws an error with the server's output if the server exits before it listens
 */
export async function startDevServer(args: readonly string[] = [], worker = 0): Promise<DevServer> {
  const name = `${args.join('') || 'hot'}-${worker}`;
  const folder = path.join(ROOT, '.build/dev-server-test', name);
  await copyProject(folder);
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/build/server/dev.ts', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      BASE_PATH: '/',
      SITE_URL: '',
      // Two servers that start at once would find the same port free.
      WEBPACK_DEV_SERVER_BASE_PORT: String(FIRST_PORT + PORTS_PER_WORKER * worker),
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    url: await waitForUrl(server, () => output),
    output: () => output,
    async edit(name, from, to) {
      const file = path.join(folder, name);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} doesn't contain "${from}".`);
      await writeFile(file, text.replace(from, to));
      return () => writeFile(file, text);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Copies the project into a folder. Keeps the caches from an earlier copy to save time. */
async function copyProject(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) {
    await rm(path.join(folder, source), { recursive: true, force: true });
    await cp(path.join(ROOT, source), path.join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  const generated = path.join(folder, '.generated');
  if (!(await exists(generated))) {
    await cp(path.join(ROOT, '.generated'), generated, { recursive: true });
  }
  const packages = path.join(folder, 'node_modules');
  if (!(await exists(packages))) await symlink(path.join(ROOT, 'node_modules'), packages);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function waitForUrl(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(output())?.[0];
      if (url) resolve(url);
    });
    server.once('exit', () =>
      reject(new Error(`The development server exited early.\n${output()}`)),
    );
  });
}
