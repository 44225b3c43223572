import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { progressStore } from '../../progress/progressStore';

/** Debounce delay for saving a draft, in ms. */
const SAVE_AFTER = 600;

export interface Draft {
  text: string;
  setText: (text: string) => void;
}

/**
 * Stores the reader's version of some code on this device. Changing the text back to the original deletes
 * the draft.
 *
 * @param draftId - permanent id of the code
 * @param original - code from the lesson, used for the first render so that it matches the prerendered page
 * @returns the current text and its setter
 */
export function useDraft(draftId: string, original: string): Draft {
  const [edited, setEdited] = useState<string | null>(null);
  const savedText = useSyncExternalStore(
    progressStore.subscribe,
    () => progressStore.draftOf(draftId) ?? null,
    () => null,
  );
  const unsaved = useRef<string | null>(null);
  const timer = useRef<number>(undefined);

  function setText(text: string) {
    setEdited(text);
    unsaved.current = text;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, SAVE_AFTER);
  }

  function save() {
    const text = unsaved.current;
    if (text === null) return;
    unsaved.current = null;
    window.clearTimeout(timer.current);
    if (text === original) progressStore.dropDraft(draftId);
    else progressStore.saveDraft(draftId, text);
  }

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });

  useEffect(() => {
    function flush() {
      saveNow.current();
    }
    // Phones can close a hidden page without firing `pagehide`.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  useEffect(() => {
    let previous = progressStore.draftOf(draftId);
    return progressStore.subscribe(() => {
      const next = progressStore.draftOf(draftId);
      // Shows changes from other tabs, which the next keystroke would otherwise overwrite.
      // Unsaved typing takes precedence.
      if (next !== previous && unsaved.current === null) setEdited(null);
      previous = next;
    });
  }, [draftId]);

  return { text: edited ?? savedText ?? original, setText };
}
