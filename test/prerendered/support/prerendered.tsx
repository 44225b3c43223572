import { useColorScheme } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '../../../src/app/Providers';
import { lazyModule, type LazyModule } from '../../../src/prerendered/lazyModule';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';

/** Calls `action` and waits until React has rendered its result. */
export async function settle(action: () => void): Promise<void> {
  await act(() => {
    action();
    return Promise.resolve();
  });
}

/**
 * Adds a page to the document as the build would prerender it.
 *
 * @param page - the page; its modules must be loaded
 * @returns the container
 */
export function prerender(page: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <PrerenderContext value={true}>
      <Providers>{page}</Providers>
    </PrerenderContext>,
  );
  document.body.append(container);
  return container;
}

/**
 * Hydrates a page from `prerender`.
 *
 * @param container - the page's container
 * @param page - the same page that was prerendered
 * @returns hydration errors that React recovered from by rendering the page again; empty if there were none
 */
export async function hydrate(container: HTMLElement, page: ReactElement): Promise<unknown[]> {
  const recovered: unknown[] = [];
  await settle(() =>
    render(<Providers>{page}</Providers>, {
      container,
      hydrate: true,
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  return recovered;
}

/** Renders a page the way client-side navigation does. */
export async function open(page: ReactElement): Promise<void> {
  await settle(() => render(<Providers>{page}</Providers>));
}

/**
 * Changes the color mode, and with it the context that every MUI component reads. This is a separate
 * component so that a mode change rerenders nothing else.
 */
export function ModeButton() {
  const { setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>Darken</button>;
}

/** @returns a module that has already loaded, as modules have during prerendering */
export async function loaded<M>(module: M): Promise<LazyModule<M>> {
  const code = lazyModule(() => Promise.resolve(module));
  await code.load();
  return code;
}

interface PendingCode<M> {
  code: LazyModule<M>;
  /** Number of times the code was requested. */
  requestCount: () => number;
  arrive: () => Promise<void>;
  lose: () => Promise<void>;
}

/** @returns a module that hasn't been requested, and functions that make its import succeed or fail */
export function notFetched<M>(module: M): PendingCode<M> {
  let end: { resolve: (module: M) => void; reject: (error: Error) => void } | undefined;
  let requestCount = 0;
  const code = lazyModule(
    () =>
      new Promise<M>((resolve, reject) => {
        requestCount += 1;
        end = { resolve, reject };
      }),
  );
  return {
    code,
    requestCount: () => requestCount,
    arrive: () => settle(() => end?.resolve(module)),
    lose: () => settle(() => end?.reject(new Error('lost'))),
  };
}
