import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { progressStore } from '../../progress/progressStore';

/** Pause in typing after which a draft is kept, ms. */
const SAVE_AFTER = 600;

export interface Draft {
  text: string;
  setText: (text: string) => void;
}

/**
 * The reader's version of a piece of code, kept on the device.
 *
 * @param codeId - permanent id of the code
 * @param original - what the lesson came with; the first render has this, so that it equals the prerendered page
 * @returns the text, and how to change it; a change back to the original is no draft
 */
export function useDraft(codeId: string, original: string): Draft {
  const [edited, setEdited] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    progressStore.subscribe,
    () => progressStore.draftOf(codeId) ?? null,
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
    if (text === original) progressStore.dropDraft(codeId);
    else progressStore.saveDraft(codeId, text);
  }

  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });

  useEffect(() => {
    function flush() {
      saveNow.current();
    }
    // The last moment that phones tell of.
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return { text: edited ?? kept ?? original, setText };
}
