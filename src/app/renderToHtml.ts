import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** First line of a component stack: the component that threw. */
const THROWING_COMPONENT = /^\s*at ([A-Z][\w$.]*)/m;

/**
 * Renders a page and waits for everything in it. `renderToString` would take an error below a `Suspense` for a reason to
 * print the fallback, and the build would ship a page that is only its loader.
 *
 * @param address - the page's address, for the message
 * @param node - the page
 * @returns its HTML, without any script of React's
 * @throws one line that names the address, the component and the error, for whatever a component throws
 */
export function renderToHtml(address: string, node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(node, {
      // A larger boundary would be sent behind the page, with a script that moves it to its position.
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
