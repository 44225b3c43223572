import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorLanguage } from './languages';
import type { Editor, EditorStart } from './codeMirror';
import type * as editorCode from './editorCode';
import { useScrollBack } from './useScrollBack';

interface EditorHostProps {
  label: string;
  language?: EditorLanguage;
  value: string;
  errorLine?: number;
  result?: unknown;
  start: EditorStart;
  code: typeof editorCode;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** Mounts the editor. The editor owns its text; changes to `value` from outside are copied into it. */
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
  const lastText = useRef(start.text);
  const calls = useRef({ onChange, onRun });

  useLayoutEffect(() => {
    calls.current = { onChange, onRun };
  });

  // A layout effect, so that no paint or keystroke happens between removing the text area and mounting the
  // editor.
  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = openEditor(host.current, {
      ...start,
      label,
      onChange(text) {
        if (text === lastText.current) return;
        lastText.current = text;
        // Synchronous, so that the run shortcut never runs outdated text.
        flushSync(() => calls.current.onChange(text));
      },
      onRun: () => calls.current.onRun(),
    });
    opened.focus();
    setEditor(opened);
    return () => opened.destroy();
  }, [label, openEditor, start]);

  useEffect(() => {
    // The text can change before the editor is mounted.
    if (!editor || value === lastText.current) return;
    lastText.current = value;
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
