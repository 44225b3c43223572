import { styled } from '@mui/material/styles';
import { brand } from '../brand/brand';
import { logo } from '../brand/logo';

/** The brand's mark and name, side by side. */
export function Logo() {
  return (
    <Row>
      <Mark
        viewBox={logo.viewBox}
        width="32"
        height="32"
        fill="none"
        stroke="currentColor"
        strokeWidth={logo.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {logo.strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </Mark>
      {brand.name}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  fontSize: '1.1875rem',
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
}));

const Mark = styled('svg')(({ theme }) => ({ color: theme.vars.palette.primary.main }));
