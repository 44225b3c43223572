import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

interface QrCodeProps {
  /** Encoded text. */
  text: string;
  /** Accessible name of the code. */
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

/** Returns path data for a row. Merges adjacent dark modules, so there are no visible seams. */
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
  width: '100%',
  maxWidth: 360,
  // Completes the quiet zone that cameras need around the code.
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.common.black,
  backgroundColor: theme.palette.common.white,
  forcedColorAdjust: 'none',
}));
