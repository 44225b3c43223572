import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { MockProblemFacts } from '../../../content/mockProblem';
import type { MockInterview } from '../../../content/model';
import { OptionalLazyContent } from '../../../prerendered/OptionalLazyContent';
import * as texts from '../../../texts/en/mockReview';
import { ProblemGate } from '../ProblemGate';
import { outcomeOf, withWork, type MockSession } from '../session/session';
import { voiceReview } from '../voice/voiceChunks';
import { TaskReview } from './TaskReview';

export interface ReviewProps {
  session: MockSession;
  tasks: readonly MockProblemFacts[];
  /** Minutes per level. */
  minutes: MockInterview;
  onEdit: (edit: (session: MockSession) => MockSession) => void;
  /** Label of the button that closes the review. */
  close: string;
  onClose: () => void;
}

/** Results of an interview, task by task, and questions for reflection. */
export function Review({ session, tasks, minutes, onEdit, close, onClose }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const passed = tasks.filter(({ id }) =>
    ['passed', 'late'].includes(outcomeOf(session, id)),
  ).length;

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <Box
      component="section"
      aria-labelledby="mock-review"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}
    >
      <Typography
        ref={heading}
        variant="h2"
        id="mock-review"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        {texts.tasksPassed(passed, tasks.length)}
      </Typography>
      {session.isRecorded ? (
        <OptionalLazyContent code={voiceReview}>
          {({ VoiceReview }) => <VoiceReview session={session.startedAt} tasks={tasks} />}
        </OptionalLazyContent>
      ) : null}
      {tasks.map(({ id, level }) => (
        <ProblemGate key={id} id={id} loading={texts.loading}>
          {(problem) => (
            <TaskReview
              session={session}
              problem={problem}
              limit={minutes[level]}
              onWork={(change) => onEdit((edited) => withWork(edited, id, change))}
            />
          )}
        </ProblemGate>
      ))}
      <div>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {texts.lookBackTitle}
        </Typography>
        <List
          sx={{ listStyle: 'disc', paddingInlineStart: 3, maxWidth: 'var(--prose-width)' }}
          disablePadding
        >
          {texts.lookBack.map((text) => (
            <ListItem key={text} disablePadding sx={{ display: 'list-item', py: 0.5 }}>
              {text}
            </ListItem>
          ))}
        </List>
        <Typography sx={{ mt: 2 }}>{texts.oneHabit}</Typography>
      </div>
      <Button
        variant="contained"
        size="large"
        className="screen-only"
        onClick={onClose}
        sx={{ justifySelf: 'start' }}
      >
        {close}
      </Button>
    </Box>
  );
}
