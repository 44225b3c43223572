import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AfterPaint } from '../../src/prerendered/AfterPaint';
import { Static } from '../../src/prerendered/Static';
import { loaded, open, prerender } from './support/prerendered';

function Lower() {
  return <h2 id="lower">Below</h2>;
}

/** The document's text when React first commits the page. */
let firstShown = '';

function Above() {
  useLayoutEffect(() => {
    firstShown = document.body.textContent ?? '';
  }, []);
  return <h1>Above</h1>;
}

const PAGE = (
  <>
    <Above />
    <AfterPaint boundary="static" isFirst={false}>
      <Lower />
    </AfterPaint>
  </>
);

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('after client-side navigation, sections above render first', async () => {
  await open(PAGE);
  expect(firstShown).not.toContain('Below');
  expect(screen.getByText('Below')).toBeVisible();
});

test('a link with a hash renders its target immediately', async () => {
  window.history.replaceState(null, '', '/#lower');
  await open(PAGE);
  expect(firstShown).toContain('Below');
});

test('a prerendered page contains it', () => {
  prerender(PAGE);
  expect(screen.getByText('Below')).toBeVisible();
});

test.each([
  ['first', true],
  ['lower', false],
])('a Static among the %s sections renders immediately: %s', async (_which, isFirst) => {
  const code = await loaded({ Lower });
  await open(
    <>
      <Above />
      <Static code={code} isFirst={isFirst}>
        {({ Lower: Loaded }) => <Loaded />}
      </Static>
    </>,
  );
  expect(firstShown.includes('Below')).toBe(isFirst);
});
