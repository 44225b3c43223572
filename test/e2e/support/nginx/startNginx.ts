import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../sites/freePort';
import { ROOT } from '../sites/sites';

const MIME_TYPES = '/etc/nginx/mime.types';

/** True if this machine has nginx. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface RunningNginx {
  /** Origin that it serves. */
  origin: string;
  /** Folder of the served copy. */
  dir: string;
  /** Ends it, and deletes the copy. */
  stop: () => void;
}

/**
 * Serves a copy of a built site with a real nginx, configured with the example in `src/build/files/nginx.conf`.
 *
 * @param dist - folder of the site
 */
export async function startNginx(dist: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-example-'));
  const dir = path.join(folder, 'site');
  const port = await freePort();
  cpSync(dist, dir, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  await waitForPort(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    dir,
    stop: () => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Wraps the example in the minimal configuration that nginx needs, with this test's port and folder. */
function mainConfig(folder: string, port: number): string {
  const example = readFileSync(path.join(ROOT, 'src/build/files/nginx.conf'), 'utf8')
    .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${folder}/site;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
include ${MIME_TYPES};
access_log off;
${temporary}
${example}
}
`;
}

/** Waits until something listens on the port. */
async function waitForPort(port: number): Promise<void> {
  await expect
    .poll(
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(true));
          socket.on('error', () => resolve(false)).unref();
        }),
    )
    .toBe(true);
}
