import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Overlay } from '../../../support/faultyHost';

declare global {
  interface Window {
    /** Errors that nothing has caught. */
    uncaughtErrors: string[];
  }
}

/** Scripts that take a feature from a browser, as old or strict ones and embedded ones lack it. */
export const LACKING: Readonly<Record<string, () => void>> = {
  'localStorage, which throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'localStorage, which is null': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  Worker: () => {
    Reflect.deleteProperty(window, 'Worker');
  },
  OffscreenCanvas: () => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  },
  indexedDB: () => {
    Reflect.deleteProperty(window, 'indexedDB');
  },
  caches: () => {
    Reflect.deleteProperty(window, 'caches');
  },
  serviceWorker: () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
};

/**
 * Runs scripts in each document of a host, frames included, before its own. They come before the document's policy.
 *
 * @param dir - folder of the site
 */
export function runFirst(dir: string, scripts: readonly (() => void)[]): Overlay {
  const added = [collectErrors, ...scripts]
    .map((script) => `<script>(${script.toString()})()</script>`)
    .join('');
  return (file) =>
    file.endsWith('.html')
      ? readFileSync(path.join(dir, file), 'utf8').replace('<head>', `<head>${added}`)
      : undefined;
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
