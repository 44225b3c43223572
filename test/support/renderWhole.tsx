import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Providers } from '../../src/app/Providers';

/**
 * Renders a page in the site's theme and waits for what follows its first paint.
 *
 * @param page - the page
 * @returns what Testing Library's `render` returns
 */
export async function renderWhole(page: ReactElement): Promise<RenderResult> {
  return act(() => Promise.resolve(render(page, { wrapper: Providers })));
}
