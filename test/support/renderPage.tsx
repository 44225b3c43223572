import type { RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageModule } from '../../src/pages/PageModule';
import { renderWhole } from './renderWhole';

/**
 * Renders a page with all of its deferred code.
 *
 * @param page - what the page's module exports
 * @returns what Testing Library's `render` returns
 */
export async function renderPage({
  deferred = [],
  Page,
}: Pick<PageModule, 'deferred' | 'Page'>): Promise<RenderResult> {
  // As a route does before it shows the page.
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
