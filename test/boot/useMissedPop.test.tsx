/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useMissedPop } from '../../src/boot/useMissedPop';

/** Shows the router's address. `onRender` runs before the router listens for address changes. */
function Page({ href, onRender }: { href: string; onRender: () => void }) {
  const { pathname } = useLocation();
  onRender();
  useMissedPop(href);
  return <p>{pathname}</p>;
}

function open(onRender: () => void) {
  window.history.replaceState(null, '', '/courses');
  render(
    <BrowserRouter>
      <Page href={window.location.href} onRender={onRender} />
    </BrowserRouter>,
  );
}

test('the router follows an address change during hydration', async () => {
  open(() => window.history.replaceState(null, '', '/about'));
  expect(await screen.findByText('/about')).toBeInTheDocument();
});

test('no popstate event is dispatched if the address is unchanged', () => {
  const onPop = jest.fn();
  window.addEventListener('popstate', onPop);
  open(() => undefined);
  window.removeEventListener('popstate', onPop);
  expect(onPop).not.toHaveBeenCalled();
  expect(screen.getByText('/courses')).toBeInTheDocument();
});
