import { screen } from '@testing-library/react';
import { FailureText } from '../../src/exercise/results/FailureText';
import { different } from '../../src/texts/en/errors/difference';
import { renderWhole } from '../support/renderWhole';

test.each([
  ['sum([1, 2])', 'Tried'],
  ['await load(3)', 'Tried'],
  ['age = 4', 'Tried'],
  ['the first line', 'Checked'],
  ['line 1, with age = 4', 'Checked'],
  ['shipping', 'Checked'],
])('the label %s is introduced with %s', async (label, term) => {
  const failure = { message: different, label, expected: '1', received: '2' };
  await renderWhole(<FailureText failure={failure} />);
  expect(screen.getByText(label).closest('div')).toHaveTextContent(`${term}${label}`);
  expect(screen.queryByText(different)).not.toBeInTheDocument();
});
