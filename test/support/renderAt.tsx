import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LinkNavigation } from '../../src/app/LinkNavigation';
import { Providers } from '../../src/app/Providers';

/**
 * Renders an element as in the application: with theme and router.
 *
 * @param part - what to render
 * @param address - the address shown, within the site
 * @returns what Testing Library's `render` returns
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

/** Where the router is; `address()` reads it. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** @returns the address the router shows now */
export function address(): string {
  return document.querySelector('[data-testid="address"]')?.textContent ?? '';
}
