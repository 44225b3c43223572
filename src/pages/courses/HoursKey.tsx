import { styled } from '@mui/material/styles';

/** What the two lengths of an hours' bar are. */
export function HoursKey() {
  return (
    <Key>
      <span>
        <Sign tone="primary" />
        faster pace
      </span>{' '}
      <span>
        <Sign tone="secondary" />
        steadier pace
      </span>
    </Key>
  );
}

const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  maxInlineSize: 'none',
});

/** A piece of the bar; see `HoursBar`. */
const Sign = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'primary' | 'secondary';
}>(({ theme, tone }) => ({
  display: 'inline-block',
  width: 20,
  height: 6,
  marginRight: 6,
  borderRadius: 3,
  verticalAlign: 'middle',
  backgroundColor: theme.vars.palette[tone].main,
  opacity: tone === 'secondary' ? 0.7 : 1,
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': {
    backgroundColor: tone === 'primary' ? 'Highlight' : 'CanvasText',
    opacity: 1,
  },
  '@media print': { printColorAdjust: 'exact' },
}));
