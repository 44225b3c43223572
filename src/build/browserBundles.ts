/**
 * Child process that builds the browser bundles while the main process builds the bundle that renders the
 * pages. `build.ts` forks it, sends it a message when the content is compiled, and receives the file names.
 */
import path from 'node:path';
import { siteBundles } from '../../webpack.config';
import { bundle } from './bundle';
import { readSettings } from './settings';
import { AwaitContentPlugin } from './webpack/AwaitContentPlugin';
import type { ClientFilesData } from './webpack/ClientFilesPlugin';

/** Message to the parent process. */
export type BundlesMessage =
  | { kind: 'progress'; text: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'bundled'; files: ClientFilesData; licenses: string };

// Exits when the parent process exits.
process.once('disconnect', () => process.exit());

const content = new Promise((resolve) => process.once('message', resolve));
/** Resolves once the message has been sent, because disconnecting drops messages still in the queue. */
const send = (message: BundlesMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));
const report = (text: string): void => void send({ kind: 'progress', text });

try {
  const settings = readSettings(process.env, path.resolve(import.meta.dirname, '../..'));
  const { client, runner, python, preview, worker, clientFiles, packages } =
    await siteBundles(settings);
  client.plugins?.push(new AwaitContentPlugin(content));
  // The frames' bundles don't depend on the content.
  await bundle(runner);
  await bundle(python);
  await bundle(preview);
  await bundle(client, report);
  await bundle(worker);
  await send({ kind: 'bundled', files: clientFiles.data, licenses: await packages.licenses() });
} catch (error) {
  await send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
} finally {
  process.disconnect();
}
