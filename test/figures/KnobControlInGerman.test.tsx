import { screen } from '@testing-library/react';
import { KnobControl } from '../../src/figures/KnobControl';
import { renderWhole } from '../support/renderWhole';

jest.mock('../../src/texts/en/movingFigures', () =>
  jest.requireActual<object>('../../src/texts/de/movingFigures'),
);

test.each([
  [{}, '−0,5'],
  [{ unit: 'm' }, '−0,5\u00A0m'],
])('with %j, the slider is read and shown as %s', async (unit, text) => {
  const knob = { name: 'Steigung', values: [-0.5, 0], start: 0, ...unit };
  await renderWhole(<KnobControl knob={knob} setting={0} onChange={() => undefined} />);
  expect(screen.getByRole('slider', { name: 'Steigung' })).toHaveAttribute('aria-valuetext', text);
  expect(screen.getByText(`Steigung: ${text}`, { normalizer: String })).toBeVisible();
});
