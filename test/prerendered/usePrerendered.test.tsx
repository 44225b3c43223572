import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { usePrerendered } from '../../src/prerendered/usePrerendered';
import { hydrate, open, prerender, settle } from './support/prerendered';

/** Says with what it was rendered, each time. */
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

test('false where the HTML is made', () => {
  prerender(<Page />);
  expect(seen).toEqual([false]);
});

test('true in a page that is hydrated, from the first render and for good', async () => {
  const container = prerender(<Page />);
  seen = [];
  await hydrate(container, <Page />);
  await settle(() => fireEvent.click(screen.getByText('Again 0')));
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('false for what comes into a hydrated page later', async () => {
  await hydrate(prerender(<Page />), <Page />);
  await settle(() => fireEvent.click(screen.getByText('Again 0')));
  expect(screen.getByText('came later')).toBeVisible();
});

test('false on a page that the router opens', async () => {
  await open(<Page />);
  expect(new Set(seen)).toEqual(new Set([false]));
});
