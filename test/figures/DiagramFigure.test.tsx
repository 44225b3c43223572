import { screen } from '@testing-library/react';
import { DiagramFigure } from '../../src/figures/DiagramFigure';
import { renderWhole } from '../support/renderWhole';
import { DRAWING } from './samples';

const DIAGRAM = { kind: 'diagram', label: 'Two boxes', drawing: DRAWING } as const;

test('a diagram is a picture with its words, in the size that its text has', async () => {
  await renderWhole(<DiagramFigure diagram={DIAGRAM} />);
  const picture = screen.getByRole('img', { name: 'Two boxes' });
  expect(picture).toHaveAttribute('viewBox', '0 0 100 50');
  expect(picture).toHaveTextContent('always');
  expect(screen.queryByRole('group', { name: 'Diagram' })).toBeNull();
});

test('one that scrolls can be reached by keyboard, and is not made smaller', async () => {
  await renderWhole(<DiagramFigure diagram={{ ...DIAGRAM, scrolls: true }} />);
  expect(screen.getByRole('group', { name: 'Diagram' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('img', { name: 'Two boxes' })).toHaveAttribute('width', '100');
});

test('no mark has a style of its own, which the policy would refuse', async () => {
  const { container } = await renderWhole(<DiagramFigure diagram={DIAGRAM} />);
  expect(container.querySelectorAll('svg [style], svg[style]')).toHaveLength(0);
});
