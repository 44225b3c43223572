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

test('renders its children if nothing throws', () => {
  render(
    <ErrorBoundary fallback={Fallback}>
      <p>page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('page')).toBeInTheDocument();
});

test('replaces the children that threw, and keeps the rest of the page', () => {
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
  [true, 'recovering'],
  [false, 'caught: Error'],
])('if recovery has started (%s), it shows "%s"', (recovers, shown) => {
  const recover = jest.fn(() => recovers);
  render(
    <ErrorBoundary fallback={Fallback} recover={recover} recovering={<p>recovering</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(recover).toHaveBeenCalledTimes(1);
});
