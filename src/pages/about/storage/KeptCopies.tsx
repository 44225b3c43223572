import * as texts from '../../../texts/en/aboutStorage';
import { copyIn, deleteCopy, type Act, type Copy } from '../transfer/copies';
import { rereadAll } from '../transfer/everything';
import { KeptTexts, type KeptText } from './KeptTexts';
import type { StoredEntry } from './storedEntries';

const NAMES: Readonly<Record<Act, string>> = texts.copyNames;

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
          void rereadAll().then(() => say(texts.copyDeleted));
        },
      },
    ];
  });
  return (
    <KeptTexts title={texts.copies} use={texts.undo} remove={texts.deleteCopy} texts={copies} />
  );
}
