import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { CodeRuns } from '../../components/code/CodeLines';
import { useClientValue } from '../../prerendered/useClientValue';
import type { CodeLine } from '../../content/lesson';
import { EditorHost } from './EditorHost';
import { editorModule } from './editorModule';
import type { EditorLanguage } from './languages';
import { LongCode } from './LongCode';
import type { EditorStart } from './codeMirror';
import { useScrollBack } from './useScrollBack';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  /** Accessible name. */
  label: string;
  language?: EditorLanguage;
  value: string;
  /** Syntax-highlighted lines of `value`. Only code from the lesson has them. */
  lines?: readonly CodeLine[];
  /** Line to mark as the error, 1-based. Only the editor shows it, not the text area. */
  errorLine?: number;
  /** Result of the last run. A new result scrolls the field back to the start of the lines. */
  result?: unknown;
  onChange: (text: string) => void;
  onRun: () => void;
}

/**
 * Code field. Starts as a text area, which is usable immediately. On focus, it loads the editor, which then
 * takes over the text, selection, and scroll position. If the editor can't be loaded, the text area stays.
 */
export function CodeField(props: CodeFieldProps) {
  const [start, setStart] = useState<EditorStart>();
  const lineCount = props.value.split('\n').length;
  return (
    <div className={lineCount > 99 ? `${styles.field} ${styles.long}` : styles.field}>
      <LongCode text={props.value} isGiven={props.lines !== undefined} field={start}>
        {start && editorModule.current ? (
          <EditorHost {...props} start={start} code={editorModule.current} />
        ) : (
          <PlainField {...props} onReady={setStart} />
        )}
      </LongCode>
    </div>
  );
}

interface PlainFieldProps extends CodeFieldProps {
  onReady: (start: EditorStart) => void;
}

function PlainField({
  label,
  language = 'js',
  value,
  lines,
  result,
  onChange,
  onRun,
  onReady,
}: PlainFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  // Read-only until hydration, because text typed earlier would be lost.
  const readOnly = !useClientValue(() => true, false);
  useScrollBack(
    result,
    useCallback(() => {
      if (scroll.current) scroll.current.scrollLeft = 0;
    }, []),
  );

  function loadEditor() {
    editorModule
      .load()
      .then(({ loadLanguage }) => loadLanguage(language))
      .then(switchToEditor, () => undefined);
  }

  /** Switches to the editor unless an input method is composing or the text area has lost focus. */
  function switchToEditor(grammar: EditorStart['language']) {
    const textarea = area.current;
    if (!textarea || composing.current || document.activeElement !== textarea) return;
    const backward = textarea.selectionDirection === 'backward';
    const start = {
      text: textarea.value,
      anchor: backward ? textarea.selectionEnd : textarea.selectionStart,
      head: backward ? textarea.selectionStart : textarea.selectionEnd,
      scrollLeft: scroll.current?.scrollLeft ?? 0,
      language: grammar,
    };
    // Renders synchronously, so that no keystroke reaches the text area after its text was read.
    flushSync(() => onReady(start));
  }

  function runOnShortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <div className={styles.scroll} ref={scroll}>
      <div className={styles.stack}>
        <code className={styles.shown} aria-hidden="true">
          {(lines ?? value.split('\n').map((text) => [text])).map((line, number) => (
            <span key={number} className={styles.line}>
              <CodeRuns line={line} />
            </span>
          ))}
        </code>
        <textarea
          ref={area}
          className={styles.area}
          aria-label={label}
          value={value}
          readOnly={readOnly}
          rows={1}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
          onFocus={loadEditor}
          onKeyDown={runOnShortcut}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => {
            composing.current = false;
            loadEditor();
          }}
        />
      </div>
    </div>
  );
}
