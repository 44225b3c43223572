import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Overlay } from '../../../support/faultyHost';

declare global {
  interface Window {
    /** Errors that nothing has caught. */
    uncaughtErrors: string[];
  }
}

/**
 * Runs scripts in each document of a host, frames included, before its own. They come before the document's policy.
 *
 * @param dir - folder of the site
 */
export function runFirst(dir: string, scripts: readonly (() => void)[]): Overlay {
  return (name) => {
    const file = path.join(dir, name);
    if (!name.endsWith('.html') || !existsSync(file)) return undefined;
    return withFirst(readFileSync(file, 'utf8'), [collectErrors, ...scripts]);
  };
}

/** Adds scripts to a document, before its own. */
export function withFirst(html: string, scripts: readonly (() => void)[]): string {
  const added = scripts.map((script) => `<script>(${script.toString()})()</script>`).join('');
  return html.replace('<head>', `<head>${added}`);
}

/** Shortens time limits of 30 seconds, so that a test needn't wait for them. Runs in the page. */
export function shortenLimits(): void {
  const original = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) =>
      original(handler, delay === 30_000 ? 500 : delay),
  });
}

function collectErrors(): void {
  window.uncaughtErrors = [];
  addEventListener('error', ({ message }) => {
    // Failed resource loads also fire `error`, but without a message.
    if (message) window.uncaughtErrors.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    window.uncaughtErrors.push(String(reason));
  });
}
