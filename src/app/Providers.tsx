import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MODE_STORAGE_KEY, modeStorageManager } from '../theme/mode';
import { hasPrerenderedStyles } from '../theme/prerenderedStyles';
import { siteTheme } from './siteTheme';

/** Understood by MUI's provider, but left out of its types where it is called `ThemeProvider`. */
const STYLE_SHEETS = { disableStyleSheetGeneration: hasPrerenderedStyles };

interface ProvidersProps {
  children: ReactNode;
}

/** Theme, color mode and element defaults; the style sheets of the first and the last only where the document brought none. */
export function Providers({ children }: ProvidersProps) {
  return (
    <ThemeProvider
      theme={siteTheme}
      defaultMode="system"
      modeStorageKey={MODE_STORAGE_KEY}
      storageManager={modeStorageManager}
      {...STYLE_SHEETS}
    >
      {hasPrerenderedStyles ? null : <CssBaseline />}
      {children}
    </ThemeProvider>
  );
}
