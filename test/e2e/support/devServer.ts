import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEBPACK = ['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'];

/** A development server of its own, with a brand file that a test may change. */
export interface DevServer {
  url: string;
  /** Writes the brand file anew. */
  writeBrand: (tagline: string) => Promise<void>;
  /** Writes a brand file that is no TypeScript. */
  breakBrand: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts `webpack serve` on a free port of 127.0.0.1, in folders that no other server or build uses.
 *
 * @param tagline - the brand's tagline at first
 * @returns the server, once it listens
 * @throws if it ends before that, with what it said
 */
export async function startDevServer(tagline: string): Promise<DevServer> {
  const folder = path.join(ROOT, '.build/sites/dev-server');
  const brandFile = path.join(folder, 'brand.ts');
  await mkdir(folder, { recursive: true });
  await writeBrand(tagline);
  const server = spawn(process.execPath, WEBPACK, {
    cwd: ROOT,
    env: {
      ...process.env,
      BASE_PATH: '/',
      SITE_URL: '',
      OUT_DIR: '.build/sites/dev-server',
      BRAND_FILE: brandFile,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: await addressOf(server), writeBrand, breakBrand, stop };

  function writeBrand(text: string) {
    return writeFile(
      brandFile,
      `import { brand as second } from '../../../test/support/secondBrand';\n` +
        `export const brand = { ...second, tagline: ${JSON.stringify(text)} };\n`,
    );
  }

  function breakBrand() {
    return writeFile(brandFile, 'export const brand = {;\n');
  }

  async function stop() {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    function listen(chunk: Buffer) {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (url) resolve(url);
    }
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => {
      reject(new Error(`The development server ended.\n${said}`));
    });
  });
}
