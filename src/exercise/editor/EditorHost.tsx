import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Editor, EditorStart, openEditor as open } from './codeMirror';

interface EditorHostProps {
  label: string;
  value: string;
  errorLine?: number;
  start: EditorStart;
  openEditor: typeof open;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** The place of the editor in the page. The editor owns its text; a `value` from elsewhere is put into it. */
export function EditorHost({
  label,
  value,
  errorLine,
  start,
  openEditor,
  onChange,
  onRun,
}: EditorHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
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
    editor.current = opened;
    return () => opened.destroy();
  }, [label, openEditor, start]);

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.current?.setText(value);
  }, [value]);

  useEffect(() => editor.current?.markLine(errorLine ?? null), [errorLine]);

  return <div ref={host} />;
}
