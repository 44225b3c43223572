import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MODE_STORAGE_KEY, modeStorageManager } from '../theme/mode';
import { hasPrerenderedStyles } from '../theme/prerenderedStyles';
import { siteTheme } from './siteTheme';

/** MUI's `ThemeProvider` supports `disableStyleSheetGeneration`, but its type omits it. */
const STYLE_SHEET = { disableStyleSheetGeneration: hasPrerenderedStyles };

interface ProvidersProps {
  children: ReactNode;
}

/** Provides the theme and color mode. Generates the theme's style sheet only if the document has none. */
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
