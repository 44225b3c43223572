import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/system';
import type { Drawing, Mark } from '../content/figure';
import { drawingStyles } from './drawingStyles';
import { PLOT_FRAME } from './wideFrame';

/** Maximum scale of a drawing, so that its text isn't much larger than the surrounding text. */
const MAX_SCALE = 1.5;

interface DrawingSvgProps {
  /** Text alternative. */
  label: string;
  drawing: Drawing;
  /** Renders at one pixel per unit, regardless of the available width. */
  isFixed?: boolean;
  /** Renders only in frames of this width; undefined to render in frames of any width. */
  room?: 'narrow' | 'wide' | undefined;
}

/** An SVG drawing from the build. Its marks are never reordered, so index keys are safe. */
export function DrawingSvg({ label, drawing, isFixed = false, room }: DrawingSvgProps) {
  const { width, height, marks } = drawing;
  const scale = isFixed ? 1 : MAX_SCALE;
  return (
    <Svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      isFixed={isFixed}
      room={room}
    >
      {marks.map((mark, order) => (
        <MarkElement key={order} mark={mark} />
      ))}
    </Svg>
  );
}

function MarkElement({ mark }: { mark: Mark }) {
  if ('path' in mark) return <path d={mark.path} className={mark.look} />;
  return (
    <text x={mark.x} y={mark.y} className={mark.look || undefined}>
      {mark.text}
    </text>
  );
}

const Svg = styled('svg', {
  shouldForwardProp: (name) => name !== 'isFixed' && name !== 'room',
})<Pick<DrawingSvgProps, 'isFixed' | 'room'>>(
  // Memoized, so that moving a knob doesn't recompute all style rules.
  memoTheme(({ theme }) => ({
    display: 'block',
    marginInline: 'auto',
    // Labels at the edge can extend into the padding, and print fonts can be wider than those the build
    // measured.
    overflow: 'visible',
    ...drawingStyles(theme),
    variants: [
      { props: { isFixed: false }, style: { maxWidth: '100%', height: 'auto' } },
      { props: { room: 'narrow' }, style: { [PLOT_FRAME]: { display: 'none' } } },
      { props: { room: 'wide' }, style: { display: 'none', [PLOT_FRAME]: { display: 'block' } } },
    ],
  })),
);
