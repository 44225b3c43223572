import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MODE_STORAGE_KEY, modeStorageManager } from '../theme/mode';
import { hasPrerenderedStyles } from '../theme/prerenderedStyles';
import { siteTheme } from './siteTheme';

/** Understood by MUI's provider, but left out of its types where it is called `ThemeProvider`. */
const STYLE_SHEET = { disableStyleSheetGeneration: hasPrerenderedStyles };

interface ProvidersProps {
  children: ReactNode;
}

/** Theme and color mode; the theme's style sheet only where the document brought none. */
export function Providers({ children }: ProvidersProps) {
  return (
    <ThemeProvider
      theme={siteTheme}
      defaultMode="system"
      modeStorageKey={MODE_STORAGE_KEY}
      storageManager={modeStorageManager}
      {...STYLE_SHEET}
    >
      {children}
    </ThemeProvider>
  );
}
