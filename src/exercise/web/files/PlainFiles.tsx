import { CodeBlock } from '../../../components/code/CodeBlock';
import { useClientValue } from '../../../prerendered/useClientValue';
import type { WebFile } from '../../../content/lesson';

interface PlainFilesProps {
  /** All files except the visible one. */
  files: readonly WebFile[];
}

/** Files behind the other tabs, for readers without JavaScript. Removed after hydration. */
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
