import { useColorScheme } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { noteChange, storedEntries, watchStoredEntries, type StoredEntries } from './storedEntries';

/**
 * Returns the site's entries in local storage, and rerenders when they change; `undefined` while loading and
 * prerendering.
 */
export function useStoredEntries(): StoredEntries | undefined {
  // MUI doesn't fire an event in this tab when the mode changes, but it rerenders this hook.
  const { mode } = useColorScheme();
  useEffect(noteChange, [mode]);
  return useSyncExternalStore(watchStoredEntries, storedEntries, () => undefined);
}
