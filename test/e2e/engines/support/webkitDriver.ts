import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/sites/freePort';

/** A running WebDriver server. */
export interface Driver {
  /** URL that the driver listens on. */
  url: string;
  /** Stops the driver and the browsers that it started. */
  stop: () => Promise<void>;
}

/**
 * Starts WebKitGTK's driver on a free port.
 *
 * @param program - path of the driver
 * @param env - environment of the driver and its browsers
 * @throws if the driver exits before it's ready
 */
export async function startDriver(
  program: string,
  env: Record<string, string | undefined>,
): Promise<Driver> {
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    env,
    stdio: 'ignore',
    // Runs the driver in its own process group so that `stop` also ends the browsers.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      if (server.pid === undefined || server.exitCode !== null) return;
      process.kill(-server.pid, 'SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const status = await fetch(`${url}/status`).catch(() => null);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKit's driver exited with code ${server.exitCode}.`);
}
