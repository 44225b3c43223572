import { transform } from 'lightningcss';
import { STYLE_TARGETS } from '../styleTargets';

/**
 * Minifies MUI's CSS for a document. Keeps all theme variables, even unused ones: custom styles can use them,
 * and they cost only 0.9 kB per document (Brotli, as of November 2026).
 *
 * @param css - Emotion's critical CSS, including the theme variables
 * @returns the minified CSS
 * @throws if `css` has a syntax error
 */
export function muiStyleSheet(css: string): string {
  const { code } = transform({
    filename: 'mui.css',
    code: Buffer.from(css),
    minify: true,
    ...STYLE_TARGETS,
  });
  return code.toString();
}
