import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

interface QrCodeProps {
  /** Encoded text. */
  text: string;
  /** Accessible name of the QR code. */
  label: string;
}

/** A QR code. Dark on light in both color modes, because some cameras can't read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L' });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" />
    </Code>
  );
}

/** Returns the SVG path data for a row of modules. Merges adjacent dark modules to avoid visible seams. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return Array.from(
    runs,
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}

const Code = styled('svg')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  // Adds to the quiet zone that cameras need around the QR code.
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.common.black,
  backgroundColor: theme.palette.common.white,
  forcedColorAdjust: 'none',
}));
