import type * as fs from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { brand } from '../../.generated/school/brand';
import { Providers } from '../../src/app/Providers';
import type * as logo from '../../src/build/logo';
import { Logo } from '../../src/layout/Logo';

// A logo with gradients, unlike the site's own.
jest.mock('../../src/school/logo.svg', () => {
  const { readFileSync } = jest.requireActual<typeof fs>('node:fs');
  const { prepareLogo } = jest.requireActual<typeof logo>('../../src/build/logo');
  const svg = readFileSync('test/support/secondLogo.svg', 'utf8');
  return { __esModule: true, default: prepareLogo(svg, 'logo.svg') };
});

const TWICE = (
  <Providers>
    <Logo />
    <Logo />
  </Providers>
);

test('the logo is next to the name and hidden from screen readers', () => {
  render(<Logo />, { wrapper: Providers });
  expect(screen.getByText(brand.name).parentElement?.querySelector('svg')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

test('two logos have unique ids and reference their own gradients', () => {
  const { container } = render(TWICE);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ids).size).toBe(ids.length);
  for (const svg of container.querySelectorAll('svg')) {
    const ids = [...svg.querySelectorAll('[id]')].map(({ id }) => id);
    const uses = [...svg.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(uses)).toEqual(new Set(ids));
  }
});

test('server and browser render the same HTML, without style attributes', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(TWICE);
  const prerendered = container.innerHTML;
  expect(prerendered).toContain('<linearGradient');
  expect(prerendered).not.toContain('style=');
  const errors: unknown[] = [];
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, TWICE, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(container.innerHTML).toBe(prerendered);
  act(() => root?.unmount());
});
