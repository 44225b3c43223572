import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ConfirmBar } from '../../../components/ConfirmBar';
import type { MockProblemFacts } from '../../../content/mockProblem';
import * as texts from '../../../texts/en/mockVoice';
import { deleteTakes, takesOf, type Take } from './takes';
import { TakePlayer } from './TakePlayer';

interface VoiceReviewProps {
  /** Start of the interview. */
  session: number;
  tasks: readonly MockProblemFacts[];
}

/** The recordings of an interview, task by task. Renders nothing if there are none. */
export function VoiceReview({ session, tasks }: VoiceReviewProps) {
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [stage, setStage] = useState<'ready' | 'asking' | 'deleted' | 'failed'>('ready');
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let isCurrent = true;
    takesOf(session).then(
      (found) => {
        if (isCurrent) setTakes(found);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [session]);

  async function deleteAll() {
    const isDone = await deleteTakes((one) => one === session).then(
      () => true,
      () => false,
    );
    setStage(isDone ? 'deleted' : 'failed');
    status.current?.focus();
  }

  if (takes.length === 0) return null;
  return (
    <Box
      component="section"
      className="screen-only"
      aria-labelledby="mock-voice"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        justifyItems: 'start',
      }}
    >
      <div>
        <Typography variant="h3" id="mock-voice">
          {texts.reviewTitle}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.reviewNote}
        </Typography>
      </div>
      {stage === 'deleted'
        ? null
        : tasks.map((task) => (
            <TaskTakes
              key={task.id}
              task={task}
              takes={takes.filter((take) => take.task === task.id)}
            />
          ))}
      <Typography ref={status} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
        {stage === 'deleted' ? texts.deleted : null}
        {stage === 'failed' ? texts.notDeleted : null}
      </Typography>
      {stage === 'asking' ? (
        <ConfirmBar
          severity="error"
          question={texts.deleteQuestion}
          confirm={texts.deleteRecording}
          cancel={texts.keepRecording}
          onConfirm={() => void deleteAll()}
          onCancel={() => {
            setStage('ready');
            button.current?.focus();
          }}
        />
      ) : null}
      {stage === 'deleted' ? null : (
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={stage === 'asking'}
          onClick={() => setStage('asking')}
        >
          {texts.deleteRecording}
        </Button>
      )}
    </Box>
  );
}

interface TaskTakesProps {
  task: MockProblemFacts;
  takes: readonly Take[];
}

/** The recordings of a task: one for each time that the candidate turned to it. */
function TaskTakes({ task: { title }, takes }: TaskTakesProps) {
  return takes.map((take, index) => (
    <TakePlayer
      key={take.startedAt}
      take={take}
      title={title}
      part={takes.length > 1 ? texts.partOf(index + 1, takes.length) : null}
    />
  ));
}
