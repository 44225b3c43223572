import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What the code is, for those who don't see it. */
  label: string;
}

/** A QR code, dark on light in both color modes: not every camera reads the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L' });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" />
    </Code>
  );
}

/** Dark modules next to each other are one rectangle, so that no seam is seen between them. */
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
  // With the code's own border, the free space around it that cameras need.
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.common.black,
  backgroundColor: theme.palette.common.white,
  forcedColorAdjust: 'none',
}));
