import { useState } from 'react';
import { codeText, type ExampleBlock } from '../../content/lesson';
import type { OutputEntry } from '../../sandbox/protocol';
import { outcomeText } from '../results/outcome';
import { OutputPanel } from '../results/OutputPanel';
import { useDraft } from '../drafts/useDraft';
import * as texts from '../../texts/en/runnableExample';
import { useSteps } from '../trace/useSteps';
import { CodeBox } from './CodeBox';
import { useRun } from './useRun';

interface RunnableExampleProps {
  /** Permanent id of the lesson; part of the draft's storage key. */
  lessonId: string;
  example: ExampleBlock;
}

/** Example that the reader can edit and run. Shows the original code's output until the first run. */
export function RunnableExample({ lessonId, example }: RunnableExampleProps) {
  const original = codeText(example.lines);
  const { text, setText } = useDraft(`${lessonId}/${example.id}`, original);
  const { running, result, errorLineIn, start, clear } = useRun();
  const [asking, setAsking] = useState(false);
  const steps = useSteps();
  const isOriginal = text === original;
  const name = texts.example(example.id.replace('example-', ''));

  function reset() {
    setText(original);
    clear();
  }

  return (
    <div role="group" aria-label={name}>
      <CodeBox
        title={name}
        label={texts.codeFor(name)}
        text={text}
        lines={isOriginal ? example.lines : undefined}
        errorLine={errorLineIn(text)}
        result={result}
        onChange={setText}
        runName={texts.run}
        onRun={() => void start(text)}
        steps={steps}
        onReset={isOriginal ? undefined : () => setAsking(true)}
        question={
          asking
            ? {
                text: texts.replaceYourVersion,
                confirm: texts.resetCode,
                agree: reset,
              }
            : null
        }
        onDismiss={() => setAsking(false)}
        status={running ? texts.running : result ? outcomeText(result) : null}
      >
        <OutputPanel
          label={texts.outputOf(name)}
          title={result || isOriginal ? texts.output : texts.originalOutput}
          result={result ?? { output: toEntries(example.output), cut: false }}
        />
      </CodeBox>
    </div>
  );
}

/** Converts the lesson's static output to console entries. */
function toEntries(output: string | undefined): OutputEntry[] {
  return (output?.split('\n') ?? []).map((text) => ({ level: 'log', text }));
}
