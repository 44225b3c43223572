import { useColorScheme } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Providers } from '../../../src/app/Providers';
import { lazyModule, type LazyModule } from '../../../src/prerendered/lazyModule';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';

/** Does something and waits until React has done all that follows from it. */
export async function settle(happen: () => void): Promise<void> {
  await act(() => {
    happen();
    return Promise.resolve();
  });
}

/**
 * Puts a page into the document as the build would have written it.
 *
 * @param page - the page; the modules it needs are loaded
 * @returns the element that holds it
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
 * Hydrates what `prerender` put into the document.
 *
 * @param container - the element that holds the page
 * @param page - the same page as prerendered
 * @returns the errors React recovered from by rendering again; empty if hydration worked
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

/** Renders a page as the router would open it. */
export async function open(page: ReactElement): Promise<void> {
  await settle(() => render(<Providers>{page}</Providers>));
}

/** Changes the context that every MUI component reads. A component of its own, so that nothing but the context changes. */
export function ModeButton() {
  const { setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>Darken</button>;
}

/** @returns a module that is there already, as where the build renders */
export async function loaded<M>(module: M): Promise<LazyModule<M>> {
  const code = lazyModule(() => Promise.resolve(module));
  await code.load();
  return code;
}

interface CodeUnderWay<M> {
  code: LazyModule<M>;
  /** Number of times that the code was asked for. */
  asked: () => number;
  arrive: () => Promise<void>;
  lose: () => Promise<void>;
}

/** @returns a module that nobody has asked for yet, and what ends a fetch of it */
export function notFetched<M>(module: M): CodeUnderWay<M> {
  let end: { resolve: (module: M) => void; reject: (error: Error) => void } | undefined;
  let asked = 0;
  const code = lazyModule(
    () =>
      new Promise<M>((resolve, reject) => {
        asked += 1;
        end = { resolve, reject };
      }),
  );
  return {
    code,
    asked: () => asked,
    arrive: () => settle(() => end?.resolve(module)),
    lose: () => settle(() => end?.reject(new Error('lost'))),
  };
}
