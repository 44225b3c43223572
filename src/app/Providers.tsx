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
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
