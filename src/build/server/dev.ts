/**
 * `npm run dev`: the development server.
 *
 *   npm run dev -- --prerender   prerenders pages as the build does, and reloads open pages after a change
 *   npm run dev -- --no-check    skips the background checks of types and of the lessons' examples and exercises
 */
import '../language/useLanguage';
import path from 'node:path';
import { seconds } from './development/terminal';

const root = path.resolve(import.meta.dirname, '../../..');
const isPrerendered = process.argv.includes('--prerender');
const isChecked = !process.argv.includes('--no-check');
const start = performance.now();

console.log(
  isPrerendered
    ? 'Starting the development server. Pages are prerendered as in the build and reloaded after a change.'
    : 'Starting the development server. Pages are rendered in the browser and updated in place; "npm run dev -- --prerender" prerenders them.',
);
// Imported after the language is set.
const { settingsOrExit } = await import('../../../webpack.config');
const settings = await settingsOrExit(false);
const server = isPrerendered
  ? await import('./development/prerenderServer').then(({ startPrerenderServer }) =>
      startPrerenderServer(root, settings, print),
    )
  : await import('./development/hotServer').then(({ startHotServer }) =>
      startHotServer(root, settings, print, isChecked),
    );
print(`Open ${server.url} (Ctrl+C stops the server)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.stop().finally(() => process.exit());
  });
}

function print(text: string): void {
  console.log(`${seconds(performance.now() - start).padStart(8)}  ${text}`);
}
