import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import '../../support/school/mockSchool';
import { Page } from '../../../src/pages/courses';

let root: Root;

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('a shared link is answered after the prerendered list, without a mismatch', () => {
  window.history.pushState(null, '', '/courses?level=advanced&q=stores');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <StaticRouter location="/courses">
      <Page />
    </StaticRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('All 4 courses');
  const errors: unknown[] = [];

  act(() => {
    root = hydrateRoot(
      container,
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });

  expect(errors).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 courses');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('stores');
});
