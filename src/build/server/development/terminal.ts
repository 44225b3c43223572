import type WebpackDevServer from 'webpack-dev-server';
import type { Problem } from '../../../boot/development/devMessages';

/** A development server that listens. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Writes a line to the terminal. */
export type Print = (text: string) => void;

/** @returns a duration as people say it, such as `1.4 s` */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** @returns a problem in one line; editors make a link of its place */
export function formatProblem({ file, line, reason }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${reason}`;
}

/**
 * @param server - a server that listens
 * @param basePath - the path that the site lives under
 * @returns the address of its home page
 */
export function addressOf({ server }: WebpackDevServer, basePath: string): string {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error("The server isn't listening.");
  return `http://127.0.0.1:${address.port}${basePath}`;
}
