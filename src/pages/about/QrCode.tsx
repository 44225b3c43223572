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
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Code>
  );
}

const Code = styled('svg')(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  padding: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.common.black,
  backgroundColor: theme.palette.common.white,
  forcedColorAdjust: 'none',
}));
