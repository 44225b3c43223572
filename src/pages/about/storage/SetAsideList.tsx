import * as storageTexts from '../../../texts/en/aboutStorage';
import {
  deleteSetAside,
  readSetAside,
  restoreSetAside,
  type RestoreResult,
} from '../transfer/setAsideTexts';
import { KeptTexts, type KeptText } from './KeptTexts';
import type { StoredEntry } from './storedEntries';

const RESULTS: Readonly<Record<RestoreResult, string>> = storageTexts.restoreResults;

interface SetAsideListProps {
  entries: readonly StoredEntry[];
  say: (text: string) => void;
}

/** Lists quarantined entries, which couldn't be read. */
export function SetAsideList({ entries, say }: SetAsideListProps) {
  const texts = entries.map((entry): KeptText => {
    const found = readSetAside(entry);
    return {
      key: entry.key,
      name: found.from,
      at: found.at,
      text: found.text,
      use() {
        void restoreSetAside(found, Date.now()).then((result) => say(RESULTS[result]));
      },
      remove() {
        void deleteSetAside(found).then(() => say(storageTexts.setAsideDeleted));
      },
    };
  });
  return (
    <KeptTexts
      title={storageTexts.setAside}
      use={storageTexts.restore}
      remove={storageTexts.deleteSetAside}
      texts={texts}
    />
  );
}
