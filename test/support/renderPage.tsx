import type { RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageModule } from '../../src/pages/PageModule';
import { renderWhole } from './renderWhole';

/**
 * Renders a page after loading its deferred code.
 *
 * @param page - the page's module
 * @returns Testing Library's `render` result
 */
export async function renderPage({
  deferred = [],
  Page,
}: Pick<PageModule, 'deferred' | 'Page'>): Promise<RenderResult> {
  // The router also loads deferred code before it shows a page.
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
