import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '../../../.generated/school/brand';
import { Header } from '../../../src/layout/header/Header';
import { NESTED_NAVIGATION } from '../../support/navigation';
import { renderAt } from '../../support/renderAt';

function scrollTo(top: number) {
  window.pageYOffset = top;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  window.pageYOffset = 0;
});

test('the header has a shadow only above 10 px of scrolling', () => {
  renderAt(<Header navigation={NESTED_NAVIGATION} />);
  const isRaised = () => screen.getByRole('banner').classList.contains('MuiPaper-elevation4');
  for (const [top, raised] of [
    [0, false],
    [10, false],
    [11, true],
    [500, true],
    [10, false],
  ] as const) {
    scrollTo(top);
    expect({ top, raised: isRaised() }).toEqual({ top, raised });
  }
});

test('the logo links to the home page', () => {
  renderAt(<Header navigation={NESTED_NAVIGATION} />, '/about');
  expect(screen.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
});

test('the menu button opens the panel with the navigation and regains the focus', async () => {
  renderAt(<Header navigation={NESTED_NAVIGATION} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveFocus();
});
