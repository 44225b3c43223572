import type { ColorSystemOptions } from '@mui/material/styles';
import { dark, light } from '../school/tokens';
import type { ModeColors } from './modeColors';

/** Colors that MUI's palette lacks; available as `--mui-palette-site-…`. */
export interface SitePalette {
  sunken: string;
  lineStrong: string;
  primaryTint: string;
  accentTint: string;
  errorTint: string;
  successTint: string;
  codeGround: string;
  codeText: string;
  codeComment: string;
  codeKeyword: string;
  codeString: string;
  codeNumber: string;
  codeName: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    site: SitePalette;
  }
  interface PaletteOptions {
    site?: SitePalette;
  }
}

/** MUI palettes for both modes. */
export const palette = { light: toPalette(light), dark: toPalette(dark) };

function toPalette(colors: ModeColors): NonNullable<ColorSystemOptions['palette']> {
  return {
    background: { default: colors.paper, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    divider: colors.line,
    // Also the lines of MUI X's data grid
    TableCell: { border: 'var(--mui-palette-divider)' },
    primary: {
      main: colors.primary,
      dark: colors.primaryHover,
      light: colors.primaryHover,
      contrastText: colors.onPrimary,
    },
    secondary: {
      main: colors.accent,
      dark: colors.accent,
      light: colors.accent,
      contrastText: colors.onAccent,
    },
    error: { main: colors.error },
    success: { main: colors.success },
    site: {
      sunken: colors.sunken,
      lineStrong: colors.lineStrong,
      primaryTint: colors.primaryTint,
      accentTint: colors.accentTint,
      errorTint: colors.errorTint,
      successTint: colors.successTint,
      codeGround: colors.code.ground,
      codeText: colors.code.text,
      codeComment: colors.code.comment,
      codeKeyword: colors.code.keyword,
      codeString: colors.code.string,
      codeNumber: colors.code.number,
      codeName: colors.code.name,
    },
  };
}
