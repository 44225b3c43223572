import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { CodeRuns } from '../../components/code/CodeLines';
import { lazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import type { CodeLine, WebLanguage } from '../../content/lesson';
import { EditorHost } from './EditorHost';
import { LongCode } from './LongCode';
import type { EditorStart } from './codeMirror';
import { useScrollBack } from './useScrollBack';
import styles from './CodeField.module.css';

const editorModule = lazyModule(() => import(/* webpackChunkName: "code-editor" */ './editorCode'));

interface CodeFieldProps {
  /** Accessible name. */
  label: string;
  language?: WebLanguage;
  value: string;
  /** The colored lines of `value`, where they are known: it is what the lesson came with. */
  lines?: readonly CodeLine[];
  /** The line that the editor marks; the text area has no marks. */
  errorLine?: number;
  /** What the last run gave: when it changes, the field scrolls back to the line starts. */
  result?: unknown;
  onChange: (text: string) => void;
  onRun: () => void;
}

/**
 * A field for code. It is a text area that works at once; when it gets the focus, the editor is fetched and replaces
 * it, with the same text, selection and scroll position. Where the editor can't be fetched, the text area stays.
 */
export function CodeField(props: CodeFieldProps) {
  const [start, setStart] = useState<EditorStart>();
  const lineCount = props.value.split('\n').length;
  return (
    <div className={lineCount > 99 ? `${styles.field} ${styles.long}` : styles.field}>
      <LongCode text={props.value} field={start}>
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
  // Before the page is hydrated nothing would keep what is typed.
  const readOnly = !useClientValue(() => true, false);
  useScrollBack(
    result,
    useCallback(() => {
      if (scroll.current) scroll.current.scrollLeft = 0;
    }, []),
  );

  function offerEditor() {
    editorModule
      .load()
      .then(({ loadLanguage }) => loadLanguage(language))
      .then(handOver, () => undefined);
  }

  /** Not in the middle of a word that an input method is still composing, and not once the reader has left. */
  function handOver(grammar: EditorStart['language']) {
    const from = area.current;
    if (!from || composing.current || document.activeElement !== from) return;
    const backward = from.selectionDirection === 'backward';
    onReady({
      text: from.value,
      anchor: backward ? from.selectionEnd : from.selectionStart,
      head: backward ? from.selectionStart : from.selectionEnd,
      scrollLeft: scroll.current?.scrollLeft ?? 0,
      language: grammar,
    });
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
          onFocus={offerEditor}
          onKeyDown={runOnShortcut}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => {
            composing.current = false;
            offerEditor();
          }}
        />
      </div>
    </div>
  );
}
