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
import type { ExampleRunner } from './ExampleRunner';
import { runnerOf } from './runnerOf';
import { useRun } from './useRun';

interface RunnableExampleProps {
  /** Permanent id of the lesson; part of the draft's storage key. */
  lessonId: string;
  example: ExampleBlock;
  /** Text of the example's change task, rendered. */
  changePrompt?: ReactNode;
  /** Runs the example; undefined for the runner of JavaScript. */
  runner?: ExampleRunner;
}

/**
 * Example that the reader can edit and run. Shows the original code's output until the first run. If it has a change
 * task, the box also checks that.
 */
export function RunnableExample({ lessonId, example, changePrompt, runner }: RunnableExampleProps) {
  const { change } = example;
  const original = codeText(example.lines);
  const draftId = `${lessonId}/${example.id}`;
  const { text, setText } = useDraft(draftId, original);
  const { running, result, errorLineIn, start, clear } = useRun(
    runner?.run ?? runnerOf(example.language === 'ts' ? 'ts' : 'js'),
    runner?.cancel,
  );
  const [asking, setAsking] = useState(false);
  // True if the last run checked the change.
  const [isCheck, setIsCheck] = useState(false);
  const steps = useSteps();
  // Another runner can fail before the first run, or be canceled. The example's own output then stays.
  const hasRun = result && !(runner && ['cancelled', 'unavailable'].includes(result.end));
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
        draftId={draftId}
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
        status={isCheck ? null : (runner?.statusOf(running, result) ?? statusOf(running, result))}
        isRunning={running}
        Note={runner?.Note}
      >
        <OutputPanel
          label={texts.outputOf(name)}
          title={hasRun || isOriginal ? texts.output : texts.originalOutput}
          result={hasRun ? withoutTests(result) : { output: toEntries(example.output), cut: false }}
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

function statusOf(isRunning: boolean, result: RunResult | undefined): string | null {
  if (isRunning) return texts.running;
  return result ? outcomeText(result) : null;
}

/** Converts the lesson's static output to console entries. */
function toEntries(output: string | undefined): OutputEntry[] {
  return (output?.split('\n') ?? []).map((text) => ({ level: 'log', text }));
}

/** Leaves out what the code printed when tests called it. */
function withoutTests(result: RunResult): RunResult {
  return { ...result, output: result.output.filter(({ test }) => test === undefined) };
}
