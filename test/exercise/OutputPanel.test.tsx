import { screen } from '@testing-library/react';
import { OutputPanel } from '../../src/exercise/results/OutputPanel';
import { emptyResult } from '../../src/sandbox/protocol';
import { renderWhole } from '../support/renderWhole';

test('the output is a live region before it has content, and a tab stop only with content', async () => {
  const panel = (output: string[]) => (
    <OutputPanel
      label="Output of the example"
      title="Output"
      result={{
        ...emptyResult('finished'),
        output: output.map((text) => ({ level: 'log' as const, text })),
      }}
    />
  );
  const { rerender } = await renderWhole(panel([]));
  const log = screen.getByRole('log', { name: 'Output of the example' });
  expect(log).not.toHaveAttribute('tabindex');
  expect(screen.queryByText('Output')).not.toBeVisible();
  rerender(panel(['5']));
  expect(log).toHaveTextContent('5');
  expect(log).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Output')).toBeVisible();
});
