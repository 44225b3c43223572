/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useMissedPop } from '../../src/boot/useMissedPop';

/** Shows the router's address; in its first render the visitor presses Back, and the router doesn't listen yet. */
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

test('a change of address while the page is being hydrated is followed', async () => {
  open(() => window.history.replaceState(null, '', '/about'));
  expect(await screen.findByText('/about')).toBeInTheDocument();
});

test('without one, nothing happens', () => {
  const onPop = jest.fn();
  window.addEventListener('popstate', onPop);
  open(() => undefined);
  window.removeEventListener('popstate', onPop);
  expect(onPop).not.toHaveBeenCalled();
  expect(screen.getByText('/courses')).toBeInTheDocument();
});
