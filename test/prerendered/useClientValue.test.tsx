import { screen } from '@testing-library/react';
import { useClientValue } from '../../src/prerendered/useClientValue';
import { hydrate, prerender, settle } from './support/prerendered';

let stored = 'first';

function Value() {
  return <p>{useClientValue(() => stored, 'none')}</p>;
}

test('the value is read after hydration, and again when the page comes back from the back/forward cache', async () => {
  const container = prerender(<Value />);
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(await hydrate(container, <Value />)).toEqual([]);
  expect(screen.getByText('first')).toBeInTheDocument();
  stored = 'second';
  await settle(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.getByText('second')).toBeInTheDocument();
});
