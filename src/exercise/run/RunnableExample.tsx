import { useState, type ReactNode } from 'react';
import { codeText, type ExampleBlock } from '../../content/lesson';
import { progressStore } from '../../progress/progressStore';
import { hasPassed, type OutputEntry, type RunResult } from '../../sandbox/protocol';
import { ExampleChange } from '../change/ExampleChange';
import { outcomeText } from '../results/outcome';
import { OutputPanel } from '../results/OutputPanel';
import { useDraft } from '../drafts/useDraft';
import * as texts from '../../texts/en/runnableExample';
import { useSteps } from '../trace/useSteps';
import { CodeBox } from './CodeBox';
import { runnerOf } from './runnerOf';
import { useRun } from './useRun';

interface RunnableExampleProps {
  /** Permanent id of the lesson; part of the draft's storage key. */
  lessonId: string;
  example: ExampleBlock;
  /** Text of the example's change task, rendered. */
  changePrompt?: ReactNode;
}

/**
 * Example that the reader can edit and run. Shows the original code's output until the first run. If it has a change
 * task, the box also checks that.
 */
export function RunnableExample({ lessonId, example, changePrompt }: RunnableExampleProps) {
  const { change } = example;
  const original = codeText(example.lines);
  const { text, setText } = useDraft(`${lessonId}/${example.id}`, original);
  const { running, result, errorLineIn, start, clear } = useRun(runnerOf(example.language));
  const [asking, setAsking] = useState(false);
  // True if the last run checked the change.
  const [isCheck, setIsCheck] = useState(false);
  const steps = useSteps();
  const isOriginal = text === original;
  const name = texts.example(example.id.replace('example-', ''));

  function run() {
    setIsCheck(false);
    void start(text);
  }

  async function check({ id, tests }: NonNullable<typeof change>) {
    setIsCheck(true);
    if (hasPassed(await start(text, tests))) progressStore.passExercise(id);
  }

  function reset() {
    setText(original);
    clear();
  }

  return (
    <div role="group" aria-label={name}>
      <CodeBox
        language={example.language}
        title={name}
        label={texts.codeFor(name)}
        text={text}
        lines={isOriginal ? example.lines : undefined}
        errorLine={errorLineIn(text)}
        result={result}
        onChange={setText}
        runName={texts.run}
        onRun={run}
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
        status={isCheck ? null : running ? texts.running : result ? outcomeText(result) : null}
      >
        <OutputPanel
          label={texts.outputOf(name)}
          title={result || isOriginal ? texts.output : texts.originalOutput}
          result={result ? withoutTests(result) : { output: toEntries(example.output), cut: false }}
        />
        {change ? (
          <ExampleChange
            change={change}
            name={name}
            prompt={changePrompt}
            result={isCheck ? result : undefined}
            isChecking={isCheck && running}
            onCheck={() => void check(change)}
            onStep={(test) => steps.open(text, change.tests, test)}
          />
        ) : null}
      </CodeBox>
    </div>
  );
}

/** Converts the lesson's static output to console entries. */
function toEntries(output: string | undefined): OutputEntry[] {
  return (output?.split('\n') ?? []).map((text) => ({ level: 'log', text }));
}

/** Leaves out what the code printed when tests called it. */
function withoutTests(result: RunResult): RunResult {
  return { ...result, output: result.output.filter(({ test }) => test === undefined) };
}
