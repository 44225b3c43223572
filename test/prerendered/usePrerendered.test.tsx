import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { usePrerendered } from '../../src/prerendered/usePrerendered';
import { hydrate, open, prerender, settle } from './support/prerendered';

/** The values that `usePrerendered` returned, one per render. */
let seen: boolean[] = [];

function Probe() {
  const isPrerendered = usePrerendered();
  seen.push(isPrerendered);
  return null;
}

function Page() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button onClick={() => setRound(round + 1)}>Again {round}</button>
      <Probe />
      {round > 0 ? <Late /> : null}
    </>
  );
}

function Late() {
  return <p>{usePrerendered() ? 'came with the document' : 'came later'}</p>;
}

beforeEach(() => {
  seen = [];
});

afterEach(() => document.body.replaceChildren());

test('false while prerendering', () => {
  prerender(<Page />);
  expect(seen).toEqual([false]);
});

test('true in a hydrated page, from the first render on', async () => {
  const container = prerender(<Page />);
  seen = [];
  await hydrate(container, <Page />);
  await settle(() => fireEvent.click(screen.getByText('Again 0')));
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('false for a component added after hydration', async () => {
  await hydrate(prerender(<Page />), <Page />);
  await settle(() => fireEvent.click(screen.getByText('Again 0')));
  expect(screen.getByText('came later')).toBeVisible();
});

test('false after client-side navigation', async () => {
  await open(<Page />);
  expect(new Set(seen)).toEqual(new Set([false]));
});
