import type WebpackDevServer from 'webpack-dev-server';
import type { Problem } from '../../../boot/development/devMessages';

/** A running development server. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Writes a line to the terminal. */
export type Print = (text: string) => void;

/** Formats a duration, such as `1.4 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Formats a problem as one line that starts with `file:line`, which terminals turn into a link to the editor.
 */
export function formatProblem({ file, line, reason }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${reason}`;
}

/**
 * Returns the URL of the home page.
 *
 * @param server - a running server
 * @param basePath - base path of the site
 * @throws if the server isn't listening
 */
export function addressOf({ server }: WebpackDevServer, basePath: string): string {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error("The server isn't listening.");
  return `http://127.0.0.1:${address.port}${basePath}`;
}
