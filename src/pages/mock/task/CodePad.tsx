import { useRef } from 'react';
import { CodeFrame } from '../../../components/code/CodeFrame';
import { CopyButton } from '../../../components/code/CopyButton';
import { CodeField } from '../../../exercise/editor/CodeField';
import { outcomeText } from '../../../exercise/results/outcome';
import { OutputPanel } from '../../../exercise/results/OutputPanel';
import { RunBar } from '../../../exercise/run/RunBar';
import type { Run } from '../../../exercise/run/useRun';
import { useRunnerAhead } from '../../../exercise/run/useRunnerAhead';
import * as texts from '../../../texts/en/mockTask';

interface CodePadProps {
  /** The problem's title. */
  title: string;
  text: string;
  run: Run;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** The candidate's code, which runs without tests as often as they like. */
export function CodePad({ title, text, run, onChange, onRun }: CodePadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { running, result } = run;
  useRunnerAhead(frame, true);

  return (
    <CodeFrame ref={frame} title={texts.yourCode} isField tools={<CopyButton text={() => text} />}>
      <CodeField
        label={texts.yourCodeFor(title)}
        value={text}
        errorLine={run.errorLineIn(text)}
        result={result}
        onChange={onChange}
        onRun={onRun}
      />
      <RunBar
        ref={actions}
        name={texts.runExamples}
        onRun={onRun}
        status={running ? texts.running : result ? outcomeText(result) : null}
        onTakeBack={undefined}
      />
      <OutputPanel
        label={texts.outputOf(title)}
        title={texts.output}
        result={result ?? { output: [], cut: false }}
      />
    </CodeFrame>
  );
}
