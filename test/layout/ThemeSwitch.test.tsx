import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Providers } from '../../src/app/Providers';
import { ThemeSwitch } from '../../src/layout/ThemeSwitch';
import { setSystemPreference } from '../support/matchMedia';

function renderSwitch() {
  return render(
    <Providers>
      <ThemeSwitch />
    </Providers>,
  );
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test.each([
  ['light', null, 'dark'],
  ['dark', null, 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['dark', 'odd', 'light'],
  ['light', 'system', 'dark'],
] as const)(
  'with system mode %s and stored mode %s, toggling gives %s',
  async (system, stored, toggled) => {
    setSystemPreference(system === 'dark');
    if (stored) localStorage.setItem('theme', stored);
    renderSwitch();

    expect(localStorage.getItem('theme')).toBe(stored);
    await userEvent.click(screen.getByRole('button'));
    expect(localStorage.getItem('theme')).toBe(toggled);
    expect(document.documentElement).toHaveClass(toggled);

    await userEvent.click(screen.getByRole('button'));
    const back = toggled === 'dark' ? 'light' : 'dark';
    expect(localStorage.getItem('theme')).toBe(back);
    expect(document.documentElement).toHaveClass(back);
    expect(document.documentElement).not.toHaveClass(toggled);
  },
);

test('the prerendered switch has both labels and does not depend on the mode', () => {
  const html = renderToString(
    <Providers>
      <ThemeSwitch />
    </Providers>,
  );
  expect(html).toContain('Switch to light mode');
  expect(html).toContain('Switch to dark mode');
  expect(html).toContain('js-only');
});
