import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/**
 * Renders a page and waits for what follows its first paint.
 *
 * @param page - the page
 * @returns what Testing Library's `render` returns
 */
export async function renderWhole(page: ReactElement): Promise<RenderResult> {
  return act(() => Promise.resolve(render(page)));
}
