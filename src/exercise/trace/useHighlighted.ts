import { useEffect, useState } from 'react';
import { plainLines, type CodeLine } from '../../content/lesson';
import { editorModule } from '../editor/editorModule';

/**
 * Highlights code that the build hasn't, because the reader wrote it. It's plain until the editor's code has loaded,
 * which it usually has.
 *
 * @param lines - highlighted lines, if they're available
 */
export function useHighlighted(
  code: string,
  lines: readonly CodeLine[] | undefined,
): readonly CodeLine[] {
  const [highlighted, setHighlighted] = useState(
    () => lines ?? editorModule.current?.highlightJavaScript(code),
  );

  useEffect(() => {
    if (highlighted) return undefined;
    let isMounted = true;
    editorModule.load().then(
      ({ highlightJavaScript }) => {
        if (isMounted) setHighlighted(highlightJavaScript(code));
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [code, highlighted]);

  return highlighted ?? plainLines(code);
}
