import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LinkNavigation } from '../../src/app/LinkNavigation';
import { Providers } from '../../src/app/Providers';

/**
 * Renders an element with the app's providers and a memory router.
 *
 * @param part - the element
 * @param address - the initial path, query, and hash
 * @returns Testing Library's `render` result
 */
export function renderAt(part: ReactNode, address = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Providers>
        {part}
        <LinkNavigation />
        <Address />
      </Providers>
    </MemoryRouter>,
  );
}

/** Renders the router's location, so that `address()` can read it. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** @returns the router's current path, query, and hash */
export function address(): string {
  return document.querySelector('[data-testid="address"]')?.textContent ?? '';
}
