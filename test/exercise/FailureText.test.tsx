import { render, screen } from '@testing-library/react';
import { FailureText } from '../../src/exercise/results/FailureText';
import { Providers } from '../../src/app/Providers';

test('a message shows the part in backticks as code', () => {
  render(<FailureText failure={{ message: 'Keep the line that gives `rope` its value.' }} />, {
    wrapper: Providers,
  });
  expect(screen.getByText('rope')).toContainHTML('<code>rope</code>');
  expect(screen.queryByText(/`/)).not.toBeInTheDocument();
});

test('a message with a single backtick stays as it is', () => {
  render(<FailureText failure={{ message: "Unexpected token '`'" }} />, { wrapper: Providers });
  expect(screen.getByText("Unexpected token '`'")).toBeVisible();
});
