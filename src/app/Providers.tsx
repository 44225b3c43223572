import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MODE_STORAGE_KEY, modeStorageManager } from '../theme/mode';
import { hasPrerenderedStyles } from '../theme/prerenderedStyles';
import { theme } from '../theme/theme';

/** Understood by MUI's provider, but left out of its types where it is called `ThemeProvider`. */
const STYLE_SHEETS = { disableStyleSheetGeneration: hasPrerenderedStyles };

interface ProvidersProps {
  children: ReactNode;
}

/** Theme, color mode and element defaults; the style sheets of the first and the last only where the document brought none. */
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
      {...STYLE_SHEETS}
    >
      {hasPrerenderedStyles ? null : <CssBaseline />}
      {children}
    </ThemeProvider>
  );
}
