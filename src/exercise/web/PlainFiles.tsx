import { CodeBlock } from '../../components/code/CodeBlock';
import { useClientValue } from '../../prerendered/useClientValue';
import type { WebFile } from '../../content/lesson';

interface PlainFilesProps {
  /** All but the first, which is in sight. */
  files: readonly WebFile[];
}

/** The files behind the other tabs, for readers without scripts; the hydrated page does without. */
export function PlainFiles({ files }: PlainFilesProps) {
  const isHydrated = useClientValue(() => true, false);
  if (isHydrated) return null;
  return (
    <div className="no-js-only">
      {files.map(({ language, lines }) => (
        <CodeBlock key={language} language={language} lines={lines} />
      ))}
    </div>
  );
}
