import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { LessonSlug } from '../../content/lesson';
import type { MockTask } from '../../content/exercises/mock';
import { lessonAddress } from '../../site/addresses';
import * as texts from '../../texts/en/mockInterview';
import { MINUTE, outcomeOf, type MockSession } from './session/session';

interface ReviewProps {
  session: MockSession;
  tasks: readonly MockTask[];
  onClose: () => void;
}

/** Results of an interview, and questions for reflection. */
export function Review({ session, tasks, onClose }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const passed = tasks.filter(({ id }) => id in session.passed).length;

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="mock-review">
      <Typography
        ref={heading}
        variant="h2"
        id="mock-review"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        {texts.tasksPassed(passed, tasks.length)}
      </Typography>
      <Columns>
        <List sx={{ borderTop: 1, borderColor: 'divider' }} disablePadding>
          {tasks.map((task) => (
            <ListItem key={task.id} divider disableGutters sx={{ display: 'block', py: 2 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {outcomeText(session, task)}
              </Typography>
              <Typography variant="h4" component="h3" sx={{ my: 0.5 }}>
                {task.title}
              </Typography>
              <Link href={`${lessonAddress(task.lesson as LessonSlug)}#${task.id}`}>
                {texts.inTheLesson}
              </Link>
            </ListItem>
          ))}
        </List>
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
          <Typography sx={{ mt: 2, maxWidth: 'var(--prose-width)' }}>{texts.habits}</Typography>
        </div>
        <Button
          variant="contained"
          size="large"
          className="screen-only"
          onClick={onClose}
          sx={{ justifySelf: 'start' }}
        >
          {texts.anotherInterview}
        </Button>
      </Columns>
    </section>
  );
}

/** Results on the left, questions for reflection on the right. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplate: 'auto 1fr / minmax(0, 7fr) minmax(0, 5fr)',
    '& > div': { gridRow: '1 / span 2', gridColumn: 2 },
  },
  '@media print': { display: 'block' },
}));

function outcomeText(session: MockSession, { id, slot }: MockTask): string {
  const at = session.passed[id];
  if (at === undefined) return texts.notPassed(slot);
  const minutes = Math.max(1, Math.ceil((at - session.startedAt) / MINUTE));
  return outcomeOf(session, id) === 'late'
    ? texts.passedLate(slot, minutes)
    : texts.passedAfter(slot, minutes);
}
