import { act, fireEvent, screen } from '@testing-library/react';
import { RouteView } from '../../src/app/RouteView';
import type { Route } from '../../src/app/routes';
import { lazyModule } from '../../src/prerendered/lazyModule';
import { Static } from '../../src/prerendered/Static';
import type { PageModule } from '../../src/pages/PageModule';
import { renderAt } from '../support/renderAt';

/** A module whose import resolves when the test calls `arrive`. */
function pendingModule<T>(value: T) {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<T>((resolve) => {
    arrive = () => resolve(value);
  });
  const module = lazyModule(() => arrival);
  return {
    module,
    arrive: () =>
      act(async () => {
        arrive();
        await module.load();
      }),
  };
}

function route(path: string, page: Route['page']): Route {
  return { id: path, path, page };
}

function pageModule(
  title: string,
  Page: PageModule['Page'],
  deferred: PageModule['deferred'] = [],
) {
  return { head: { title, description: '' }, Page, deferred };
}

const mockRoutes: Route[] = [];

jest.mock('../../src/app/routes', () => ({
  findRoute: (path: string) => mockRoutes.find((candidate) => candidate.path === path),
}));

test('after client-side navigation, a page shows and its heading is focused once its deferred code has loaded', async () => {
  const header = pendingModule({ Header: () => <h1>The page</h1> });
  // The page is already prefetched, so its code is available on the first render.
  const page = lazyModule(() =>
    Promise.resolve(
      pageModule(
        'The page',
        () => (
          <Static code={header.module} isFirst>
            {({ Header }) => <Header />}
          </Static>
        ),
        [header.module],
      ),
    ),
  );
  const start = lazyModule(() =>
    Promise.resolve(pageModule('Start', () => <a href="/page">Go on</a>)),
  );
  await start.load();
  mockRoutes.push(route('/', start), route('/page', page));
  renderAt(
    <main>
      <RouteView />
    </main>,
  );

  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
    await Promise.resolve();
  });
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  await header.arrive();
  expect(screen.queryByText('Loading the page')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The page' })).toHaveFocus();
});
