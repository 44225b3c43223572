import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KnobPlot } from '../../src/figures/KnobPlot';
import { renderWhole } from '../support/renderWhole';
import { KNOB_PLOT } from './samples';

function picture() {
  return screen.getByRole('img', { name: 'A line that turns' });
}

test('it begins with the first setting, between what lies below and above it', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  expect(picture()).toHaveTextContent(/^belowalways0 up$/);
  expect(screen.getByRole('status')).toHaveTextContent('It is 0 up.');
});

test('numbers make a slider with its value in words', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  const slider = screen.getByRole('slider', { name: 'Slope' });
  expect(slider).toHaveAttribute('aria-valuetext', '0 m');
  fireEvent.change(slider, { target: { value: 0 } });
  expect(slider).toHaveAttribute('aria-valuetext', '−1 m');
  expect(picture()).toHaveTextContent('-1 up');
  expect(screen.getByRole('status')).toHaveTextContent('It is -1 up.');
});

test('words make a choice, of which one is always made', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  expect(screen.getByRole('group', { name: 'Way' })).toBeVisible();
  const down = screen.getByRole('button', { name: 'down' });
  await userEvent.click(down);
  expect(picture()).toHaveTextContent('0 down');
  await userEvent.click(down);
  expect(down).toHaveAttribute('aria-pressed', 'true');
});

test('without scripts there are no knobs to turn', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  for (const control of [screen.getByRole('slider'), ...screen.getAllByRole('button')]) {
    expect(control.closest('.js-only')).not.toBeNull();
  }
  expect(picture().closest('.js-only')).toBeNull();
  expect(screen.getByRole('status').closest('.js-only')).toBeNull();
});
