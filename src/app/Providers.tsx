import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MODE_STORAGE_KEY, modeStorageManager } from '../theme/mode';
import { theme } from '../theme/theme';

interface ProvidersProps {
  children: ReactNode;
}

/** Theme, colour mode and element defaults. */
export function Providers({ children }: ProvidersProps) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={MODE_STORAGE_KEY}
      storageManager={modeStorageManager}
      // Otherwise MUI renders all that reads the mode once more after mount, which would hydrate every waiting part of a
      // page at once. It is safe because nothing here looks different by mode: the style sheets do that.
      noSsr
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
