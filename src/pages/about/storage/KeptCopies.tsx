import { copyIn, deleteCopy, type Act, type Copy } from '../transfer/copies';
import { rereadAll } from '../transfer/everything';
import { KeptTexts, type KeptText } from './KeptTexts';
import type { StoredEntry } from './storedEntries';

const NAMES: Readonly<Record<Act, string>> = {
  import: 'Before an import',
  delete: 'Before everything was deleted',
  restore: 'Before a restore',
};

interface KeptCopiesProps {
  entries: readonly StoredEntry[];
  onUndo: (copy: Copy) => Promise<void>;
  say: (text: string) => void;
}

/** Lists the backups that can undo an import or a deletion. */
export function KeptCopies({ entries, onUndo, say }: KeptCopiesProps) {
  const copies = entries.flatMap(({ key, text }): KeptText[] => {
    const copy = copyIn(key);
    if (!copy) return [];
    return [
      {
        key,
        name: NAMES[copy.act],
        at: copy.at,
        text,
        use: () => void onUndo(copy),
        remove() {
          deleteCopy(copy);
          void rereadAll().then(() => say('Copy deleted.'));
        },
      },
    ];
  });
  return <KeptTexts title="Copies" use="Undo" remove="Delete copy" texts={copies} />;
}
