import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { Providers } from '../../../src/app/Providers';
import { PrerenderContext } from '../../../src/prerendered/usePrerendered';
import { deferred, Page } from '../../../src/pages/courses';

// Pretends that the school has enough courses to show the filters.
jest.mock('../../../src/pages/courses/schoolSize', () => ({
  needsFilters: () => true,
  needsChoice: () => true,
}));

function results() {
  return within(screen.getByRole('region', { name: 'Results' }));
}

function resultsLine() {
  return results().getByRole('status');
}

let root: Root;

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('a shared link is applied after hydration, without a mismatch', async () => {
  await Promise.all(deferred.map((module) => module.load()));
  window.history.pushState(null, '', '/courses?level=advanced&q=stores');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <Providers>
      <PrerenderContext value>
        <StaticRouter location="/courses">
          <Page />
        </StaticRouter>
      </PrerenderContext>
    </Providers>,
  );
  expect(resultsLine()).toHaveTextContent('All 4 courses');
  const errors: unknown[] = [];

  // Waits, because the filter fields appear only once their code has loaded.
  await act(() => {
    root = hydrateRoot(
      container,
      <Providers>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    return Promise.resolve();
  });

  expect(errors).toEqual([]);
  expect(resultsLine()).toHaveTextContent('1 of 4 courses');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('stores');
  expect(results().getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
