import { act, fireEvent, screen } from '@testing-library/react';
import { RouteView } from '../../src/app/RouteView';
import type { Route } from '../../src/app/routes';
import { lazyModule } from '../../src/prerendered/lazyModule';
import { Static } from '../../src/prerendered/Static';
import type { PageModule } from '../../src/pages/PageModule';
import { renderAt } from '../support/renderAt';

/** An import that ends when the test says so. */
function heldModule<T>(value: T) {
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

test('a page that the router opens is shown, and its heading focused, once its deferred code is there too', async () => {
  const header = heldModule({ Header: () => <h1>The page</h1> });
  // Fetched ahead, its code is there within the render that asks for it.
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
