import { useState, type ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import type { PreviewBlock } from '../../content/lesson';
import { progressStore } from '../../progress/progressStore';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exampleChange';
import { outcomeText } from '../results/outcome';
import { TestList } from '../results/TestList';
import type { PagePreview } from '../web/preview/usePagePreview';
import { ChangePanel } from './ChangePanel';

interface PreviewChangeProps {
  change: NonNullable<PreviewBlock['change']>;
  /** The preview's title. */
  name: string;
  prompt: ReactNode;
  preview: PagePreview;
}

/** Change task of a page. Outlines the element that fails a check. */
export function PreviewChange({ change, name, prompt, preview }: PreviewChangeProps) {
  const [isChecking, setChecking] = useState(false);
  const [result, setResult] = useState<RunResult>();

  async function check() {
    setChecking(true);
    const checkResult = await preview.check(change.tests);
    setChecking(false);
    setResult(checkResult);
    const failed = checkResult.tests.find(({ failure }) => failure?.element !== undefined);
    preview.outline(failed?.failure?.element ?? null);
    if (hasPassed(checkResult)) progressStore.passExercise(change.id);
  }

  return (
    <ChangePanel
      id={change.id}
      name={name}
      prompt={prompt}
      onCheck={() => void check()}
      status={isChecking ? texts.checking : result ? outcomeText(result) : null}
      result={result ? <TestList tests={result.tests} onShow={preview.outline} /> : null}
      solution={change.solution.map(({ language, lines }) => (
        <CodeBlock key={language} language={language} lines={lines} />
      ))}
    />
  );
}
