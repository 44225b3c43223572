import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { codeText } from '../../../content/lesson';
import type { MockProblem } from '../../../content/mockProblem';
import { useDraft } from '../../../exercise/drafts/useDraft';
import { useRun } from '../../../exercise/run/useRun';
import * as texts from '../../../texts/en/mockTask';
import { ProblemText } from '../ProblemText';
import { mockDraftId } from '../session/mockDraft';
import type { StatedCost, TaskEnd, TaskWork } from '../session/session';
import { AskPanel } from './AskPanel';
import { checkOutcome } from './checkOutcome';
import { CodePad } from './CodePad';
import { FriendPanel } from './FriendPanel';
import { HandIn } from './HandIn';
import type { TaskActions } from './taskActions';
import { TaskDone } from './TaskDone';

interface TaskDeskProps extends TaskActions {
  problem: MockProblem;
  work: TaskWork;
  isWithFriend: boolean;
  /** Button to the next task or the review, shown after the end. */
  next: ReactNode;
}

/** One task of an interview: the prompt and the interviewer's answers next to the code. */
export function TaskDesk({ problem, work, isWithFriend, next, ...actions }: TaskDeskProps) {
  return (
    <Box
      component="article"
      aria-labelledby={problem.id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        gap: { xs: 3, md: 5 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <div>
          <Typography variant="label" sx={{ color: 'text.secondary' }}>
            {texts.levels[problem.level]}
          </Typography>
          <Typography
            variant="h3"
            component="h2"
            id={problem.id}
            lang={problem.language}
            sx={{ mb: 2 }}
          >
            {problem.title}
          </Typography>
          <ProblemText lang={problem.language}>{problem.prompt}</ProblemText>
        </div>
        {isWithFriend ? (
          <FriendPanel problem={problem.id} />
        ) : (
          <AskPanel problem={problem} work={work} onWork={actions.onWork} />
        )}
      </Box>
      {work.end ? (
        <TaskDone end={work.end} code={work.code ?? ''} next={next} />
      ) : (
        <OpenTask problem={problem} {...actions} />
      )}
    </Box>
  );
}

interface OpenTaskProps extends TaskActions {
  problem: MockProblem;
}

function OpenTask({ problem, onWork, onEnd, onText }: OpenTaskProps) {
  const { text, setText } = useDraft(mockDraftId(problem.id), startOf(problem));
  const run = useRun();
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
    const result = await run.start(text, problem.tests);
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
export function startOf({ starter, signature }: MockProblem): string {
  return `${codeText(starter)}\n\n// ${texts.tryIt}\n// console.log(${signature});\n`;
}
