import { useColorScheme } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { noteChange, storedEntries, watchStoredEntries, type StoredEntries } from './storedEntries';

/**
 * Returns the site's entries in local storage, and rerenders when they change; `undefined` while loading and
 * prerendering.
 */
export function useStoredEntries(): StoredEntries | undefined {
  // MUI stores the color mode without firing an event in this tab, so reread the entries when it changes.
  const { mode } = useColorScheme();
  useEffect(noteChange, [mode]);
  return useSyncExternalStore(watchStoredEntries, storedEntries, () => undefined);
}
