import { useColorScheme } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { noteChange, storedEntries, watchStoredEntries, type StoredEntries } from './storedEntries';

/**
 * Reads what the site has stored in this browser, and follows it.
 *
 * @returns the entries; `undefined` as long as they are not known, which they are not where the page is prerendered
 */
export function useStoredEntries(): StoredEntries | undefined {
  // A change of mode in this tab tells no one but MUI, which renders this anew.
  const { mode } = useColorScheme();
  useEffect(noteChange, [mode]);
  return useSyncExternalStore(watchStoredEntries, storedEntries, () => undefined);
}
