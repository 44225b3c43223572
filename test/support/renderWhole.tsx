import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Providers } from '../../src/app/Providers';

/**
 * Renders an element with the app's providers and flushes effects and promises.
 *
 * @returns Testing Library's `render` result
 */
export async function renderWhole(page: ReactElement): Promise<RenderResult> {
  return act(() => Promise.resolve(render(page, { wrapper: Providers })));
}
