import {
  deleteSetAside,
  readSetAside,
  restoreSetAside,
  type RestoreResult,
} from '../transfer/setAsideTexts';
import { KeptTexts, type KeptText } from './KeptTexts';
import type { StoredEntry } from './storedEntries';

const RESULTS: Readonly<Record<RestoreResult, string>> = {
  restored: 'We restored what we could read, unless you already had something newer.',
  unreadable: "This version of the site can't read any of it. It stays set aside.",
  'no-room': "There isn't enough space for it. It stays set aside.",
};

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
        void deleteSetAside(found).then(() => say('Deleted.'));
      },
    };
  });
  return <KeptTexts title="Set aside" use="Restore" remove="Delete it" texts={texts} />;
}
