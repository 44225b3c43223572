import { styled } from '@mui/material/styles';
import { brand } from '../../school/brand';
import { useClientValue } from '../../prerendered/useClientValue';

/** Year of the build, used for prerendering and hydration. */
const BUILD_YEAR = Number(process.env.BUILD_YEAR);

/** Copyright line with the current year. */
export function CopyrightLine() {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);

  return (
    <Line>
      © {year} {brand.name}. All rights reserved
    </Line>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxInlineSize: 'none',
  color: theme.vars.palette.text.secondary,
}));
