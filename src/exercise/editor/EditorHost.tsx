import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WebLanguage } from '../../content/lesson';
import type { Editor, EditorStart } from './codeMirror';
import type * as editorCode from './editorCode';
import { useScrollBack } from './useScrollBack';

interface EditorHostProps {
  label: string;
  language?: WebLanguage;
  value: string;
  errorLine?: number;
  result?: unknown;
  start: EditorStart;
  code: typeof editorCode;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** The element of the editor in the page. The editor owns its text; a `value` from elsewhere is put into it. */
export function EditorHost({
  label,
  language = 'js',
  value,
  errorLine,
  result,
  start,
  code,
  onChange,
  onRun,
}: EditorHostProps) {
  const { openEditor, SymbolKeys } = code;
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const shown = useRef(start.text);
  const calls = useRef({ onChange, onRun });

  useLayoutEffect(() => {
    calls.current = { onChange, onRun };
  });

  // Before the paint: the reader must not see, or type into, the gap between the two.
  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = openEditor(host.current, {
      ...start,
      label,
      onChange(text) {
        if (text === shown.current) return;
        shown.current = text;
        // At once, so that the keys that run the code never run the text of a moment ago.
        flushSync(() => calls.current.onChange(text));
      },
      onRun: () => calls.current.onRun(),
    });
    opened.focus();
    setEditor(opened);
    return () => opened.destroy();
  }, [label, openEditor, start]);

  useEffect(() => {
    // The text may have changed before the editor was there.
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.setText(value);
  }, [editor, value]);

  useEffect(() => editor?.markLine(errorLine ?? null), [editor, errorLine]);

  useScrollBack(
    result,
    useCallback(() => editor?.scrollBack(), [editor]),
  );

  return (
    <div>
      <div ref={host} data-editor="" />
      {editor ? <SymbolKeys editor={editor} language={language} /> : null}
    </div>
  );
}
