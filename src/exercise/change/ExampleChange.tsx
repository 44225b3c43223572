import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/code/CodeBlock';
import type { ExampleBlock } from '../../content/lesson';
import type { RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/exampleChange';
import { ExerciseResult } from '../results/ExerciseResult';
import { outcomeText } from '../results/outcome';
import { ChangePanel } from './ChangePanel';

interface ExampleChangeProps {
  change: NonNullable<ExampleBlock['change']>;
  /** The example's title. */
  name: string;
  prompt: ReactNode;
  /** Result of the last run, if it checked the change. Its output is shown above. */
  result: RunResult | undefined;
  isChecking: boolean;
  onCheck: () => void;
  /** Steps through a test, by its index. */
  onStep: (test: number) => void;
}

/** Change task of a program. */
export function ExampleChange({ change, result, isChecking, ...props }: ExampleChangeProps) {
  const { name, prompt, onCheck, onStep } = props;
  return (
    <ChangePanel
      id={change.id}
      name={name}
      prompt={prompt}
      onCheck={onCheck}
      status={isChecking ? texts.checking : result ? outcomeText(result) : null}
      result={
        result ? (
          <ExerciseResult result={result} name={name} onStep={onStep} hasOutput={false} />
        ) : null
      }
      solution={<CodeBlock language="js" lines={change.solution} />}
    />
  );
}
