import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KnobPlot } from '../../src/figures/KnobPlot';
import { renderWhole } from '../support/renderWhole';
import { KNOB_PLOT, LINKED_PLOT } from './samples';

function picture() {
  return screen.getByRole('img', { name: 'A line that turns' });
}

test('starts with the initial setting, drawn between the marks below and above', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  expect(picture()).toHaveTextContent(/^belowalways0 up$/);
  expect(screen.getByRole('status')).toHaveTextContent('It is 0 up.');
});

test('a numeric knob is a slider with a text value', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  const slider = screen.getByRole('slider', { name: 'Slope' });
  expect(slider).toHaveAttribute('aria-valuetext', '0 m');
  fireEvent.change(slider, { target: { value: 0 } });
  expect(slider).toHaveAttribute('aria-valuetext', '−1 m');
  expect(picture()).toHaveTextContent('-1 up');
  expect(screen.getByRole('status')).toHaveTextContent('It is -1 up.');
});

test('a word knob is a button group with exactly one selection', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  expect(screen.getByRole('group', { name: 'Way' })).toBeVisible();
  const down = screen.getByRole('button', { name: 'down' });
  await userEvent.click(down);
  expect(picture()).toHaveTextContent('0 down');
  await userEvent.click(down);
  expect(down).toHaveAttribute('aria-pressed', 'true');
});

test('has no controls without scripts', async () => {
  await renderWhole(<KnobPlot plot={KNOB_PLOT} />);
  for (const control of [screen.getByRole('slider'), ...screen.getAllByRole('button')]) {
    expect(control.closest('.js-only')).not.toBeNull();
  }
  expect(picture().closest('.js-only')).toBeNull();
  expect(screen.getByRole('status').closest('.js-only')).toBeNull();
});

test('one knob changes all linked views, which have names of their own', async () => {
  await renderWhole(<KnobPlot plot={LINKED_PLOT} />);
  const views = within(screen.getByRole('group', { name: 'A line and its counts' }));
  const [line, counts] = ['Line', 'Counts'].map((name) => views.getByRole('img', { name }));
  expect(line).toHaveTextContent('alwayscut 1');
  expect(counts).toHaveTextContent('of all1 above');
  fireEvent.change(views.getByRole('slider', { name: 'Cut' }), { target: { value: 1 } });
  expect(line).toHaveTextContent('alwayscut 2');
  expect(counts).toHaveTextContent('of all2 above');
  expect(views.getByRole('status')).toHaveTextContent('Cut at 2.');
});
