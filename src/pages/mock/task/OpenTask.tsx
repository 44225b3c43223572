import Box from '@mui/material/Box';
import { useState } from 'react';
import { codeText } from '../../../content/lesson';
import type { MockProblem } from '../../../content/mockProblem';
import { useDraft } from '../../../exercise/drafts/useDraft';
import { UnsavedDraft } from '../../../exercise/drafts/UnsavedDraft';
import { useRun } from '../../../exercise/run/useRun';
import * as texts from '../../../texts/en/mockTask';
import { mockDraftId } from '../session/mockDraft';
import type { StatedCost, TaskEnd } from '../session/session';
import { checkOutcome } from './checkOutcome';
import { CodePad } from './CodePad';
import { HandIn } from './HandIn';
import type { TaskActions } from './taskActions';

interface OpenTaskProps extends TaskActions {
  problem: MockProblem;
}

/** The work on a task until its end: code, own examples, and the one check. */
export function OpenTask({ problem, onWork, onEnd, onText }: OpenTaskProps) {
  const { text, setText } = useDraft(mockDraftId(problem.id), startOf(problem));
  const run = useRun();
  const checkRun = useRun();
  const [checks, setChecks] = useState<'none' | 'running' | 'failed'>('none');

  function change(edited: string) {
    setText(edited);
    onText(edited);
    onWork(({ codedAt }) => (codedAt === undefined ? { codedAt: Date.now() } : {}));
  }

  function runExamples() {
    void run.start(text);
    onWork(({ runs }) => ({ runs: runs + 1 }));
  }

  async function check(cost: StatedCost) {
    setChecks('running');
    onWork(() => ({ cost }));
    const result = await checkRun.start(text, problem.tests);
    const end = checkOutcome(result, Date.now());
    setChecks(end ? 'none' : 'failed');
    if (end) onEnd(end, text);
  }

  function giveUp() {
    const end: TaskEnd = { how: 'gaveUp', at: Date.now(), passed: 0, tests: 0, failures: [] };
    onEnd(end, text);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <CodePad title={problem.title} text={text} run={run} onChange={change} onRun={runExamples} />
      <UnsavedDraft ids={[mockDraftId(problem.id)]} />
      <HandIn
        n={problem.n}
        isChecking={checks === 'running'}
        hasFailed={checks === 'failed'}
        onCheck={(cost) => void check(cost)}
        onGiveUp={giveUp}
      />
    </Box>
  );
}

/** @returns the code to start with: the signature, and a comment that shows how to try it */
function startOf({ starter, signature }: MockProblem): string {
  return `${codeText(starter)}\n\n// ${texts.tryIt}\n// console.log(${signature});\n`;
}
