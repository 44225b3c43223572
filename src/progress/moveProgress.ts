import { gatherEntries } from './entries/entryLists';
import type { Mover } from './entries/oldForm';
import { takeOver } from './entries/takeOver';
import { entriesOfProgress } from './entriesOfProgress';
import { parseProgress, serializeProgress } from './progressCodec';
import { PROGRESS_KINDS, progressReader, type ProgressEntries } from './progressEntries';
import { OLD_PROGRESS_KEY, OLD_SET_ASIDE_KEY } from './progressKeys';

/** Moves the progress that an earlier form of the site kept in one entry. A chunk of its own. */
export const moveProgress: Mover<ProgressEntries> = (form) =>
  takeOver(
    {
      key: OLD_PROGRESS_KEY,
      setAsideKey: OLD_SET_ASIDE_KEY,
      read(text) {
        const parsed = parseProgress(text);
        if (!parsed.ok) {
          return parsed.reason === 'newer-version' ? null : { entries: [], isWhole: false };
        }
        return { entries: entriesOfProgress(parsed.progress), isWhole: parsed.dropped === 0 };
      },
      write: (entries) =>
        serializeProgress(progressReader()(gatherEntries(PROGRESS_KINDS, entries))),
    },
    form,
  );
