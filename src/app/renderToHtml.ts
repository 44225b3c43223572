import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Matches the first line of a component stack, which names the component that threw. */
const THROWING_COMPONENT = /^\s*at ([A-Z][\w$.]*)/m;

/**
 * Renders a page to HTML and waits for all suspended content. On an error inside `Suspense`, `renderToString`
 * would output the fallback, and the build would ship a page with only a loader.
 *
 * @param address - the page's address, for error messages
 * @param node - the page
 * @returns its HTML, without React's inline scripts
 * @throws a one-line error with the address, the component, and the reason if a component throws
 */
export function renderToHtml(address: string, node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(node, {
      // React would stream large `Suspense` boundaries after the page, with a script that moves them into
      // place.
      progressiveChunkSize: Infinity,
      onError(error, { componentStack = '' }) {
        hasFailed = true;
        reject(renderError(address, error, componentStack));
      },
      onAllReady() {
        if (!hasFailed) pipe(collect(resolve));
      },
    });
  });
}

function renderError(address: string, error: unknown, componentStack: string): Error {
  const component = THROWING_COMPONENT.exec(componentStack)?.[1] ?? 'unknown component';
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  return new Error(`${address}: <${component}> did not render: ${reason}`, { cause: error });
}

function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'));
      next();
    },
  });
}
