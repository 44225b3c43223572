import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';

function Broken(): never {
  throw new Error('secret detail');
}

function Fallback({ error }: { error: unknown }) {
  return <p>caught: {error instanceof Error ? error.name : 'unknown'}</p>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what is sound is shown as it is', () => {
  render(
    <ErrorBoundary fallback={Fallback}>
      <p>page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('page')).toBeInTheDocument();
});

test('what throws is replaced, and what is around it stays', () => {
  render(
    <>
      <p>shell</p>
      <ErrorBoundary fallback={Fallback}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('caught: Error')).toBeInTheDocument();
  expect(screen.getByText('shell')).toBeInTheDocument();
});

test.each([
  [true, 'mending'],
  [false, 'caught: Error'],
])('when mending is under way: %s, it shows "%s"', (recovers, shown) => {
  const recover = jest.fn(() => recovers);
  render(
    <ErrorBoundary fallback={Fallback} recover={recover} recovering={<p>mending</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(recover).toHaveBeenCalledTimes(1);
});
