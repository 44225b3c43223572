import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { fontFamily, headerHeight, measure, motion, radius } from '../school/tokens';

/**
 * Styles for plain HTML elements. Only the build renders them, because every document includes the resulting
 * style sheet.
 */
export function ElementDefaults() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={elementStyles} />
    </>
  );
}

/** Headings in lesson prose have the same styles as `Typography`. */
function elementStyles({ breakpoints, typography: { h1, h2, h3, h4 } }: Theme): CSSObject {
  return {
    // Tokens that style sheets use but MUI doesn't provide as variables.
    ':root': {
      '--font-mono': fontFamily.mono,
      '--header-height': `${headerHeight}px`,
      '--page-width': measure.page,
      '--prose-width': measure.prose,
      '--radius': `${radius}px`,
      '--motion-short': `${motion.short}ms`,
    },
    // Without JavaScript, phones show the navigation in a second row of the header.
    [breakpoints.down('sm')]: { ':root:not(.js)': { '--header-height': '96px' } },
    h1: { ...h1, margin: 0 },
    h2: { ...h2, margin: 0 },
    h3: { ...h3, margin: 0 },
    h4: { ...h4, margin: 0 },
  };
}
