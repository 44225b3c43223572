import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { progressStore } from '../../progress/progressStore';
import { ExamContext, examDraftId } from './exam';

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
  const draftId = use(ExamContext) ? examDraftId(codeId) : codeId;
  const [edited, setEdited] = useState<string | null>(null);
  const kept = useSyncExternalStore(
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
    // The last moments that browsers tell of: phones of the one, a page that is left of the other.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  useEffect(() => {
    let known = progressStore.draftOf(draftId);
    return progressStore.subscribe(() => {
      const now = progressStore.draftOf(draftId);
      // What another tab keeps or deletes is shown, unless the reader is typing: else the next key would write the old text back.
      if (now !== known && unsaved.current === null) setEdited(null);
      known = now;
    });
  }, [draftId]);

  return { text: edited ?? kept ?? original, setText };
}
