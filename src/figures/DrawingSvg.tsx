import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/system';
import type { Drawing, Mark } from '../content/figure';
import { drawingStyles } from './drawingStyles';
import { WIDE_FRAME } from './wideFrame';

/** A drawing is never shown larger than this, or its words would be much larger than the text around it. */
const MAX_SCALE = 1.5;

interface DrawingSvgProps {
  /** What it shows, for those who can't see it. */
  label: string;
  drawing: Drawing;
  /** One unit is one pixel, whatever there is room for. */
  isFixed?: boolean;
  /** It is shown only where its frame has this much room. */
  room?: 'narrow' | 'wide' | undefined;
}

/** A drawing that the build has made. Its marks never move, so the order is their key. */
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
  // Or all rules would be written anew at each step of a knob.
  memoTheme(({ theme }) => ({
    display: 'block',
    marginInline: 'auto',
    // A label at the edge reaches into the frame's padding, and paper may have a wider typeface than the build has measured.
    overflow: 'visible',
    ...drawingStyles(theme),
    variants: [
      { props: { isFixed: false }, style: { maxWidth: '100%', height: 'auto' } },
      { props: { room: 'narrow' }, style: { [WIDE_FRAME]: { display: 'none' } } },
      { props: { room: 'wide' }, style: { display: 'none', [WIDE_FRAME]: { display: 'block' } } },
    ],
  })),
);
