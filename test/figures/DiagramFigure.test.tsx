import { screen } from '@testing-library/react';
import { DiagramFigure } from '../../src/figures/DiagramFigure';
import { renderWhole } from '../support/renderWhole';
import { DRAWING } from './samples';

const DIAGRAM = { kind: 'diagram', label: 'Two boxes', drawing: DRAWING } as const;

test('renders an image with its text, scaled to the text size', async () => {
  await renderWhole(<DiagramFigure diagram={DIAGRAM} />);
  const picture = screen.getByRole('img', { name: 'Two boxes' });
  expect(picture).toHaveAttribute('viewBox', '0 0 100 50');
  expect(picture).toHaveTextContent('always');
  expect(screen.queryByRole('group', { name: 'Diagram' })).toBeNull();
});

test('if it scrolls, it can be focused and is not scaled down', async () => {
  await renderWhole(<DiagramFigure diagram={{ ...DIAGRAM, scrolls: true }} />);
  expect(screen.getByRole('group', { name: 'Diagram' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('img', { name: 'Two boxes' })).toHaveAttribute('width', '100');
});

test('has no inline styles, which the CSP would block', async () => {
  const { container } = await renderWhole(<DiagramFigure diagram={DIAGRAM} />);
  expect(container.querySelectorAll('svg [style], svg[style]')).toHaveLength(0);
});
