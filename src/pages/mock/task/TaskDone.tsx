import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { CodeBlock } from '../../../components/code/CodeBlock';
import { plainLines } from '../../../content/lesson';
import * as texts from '../../../texts/en/mockTask';
import type { TaskEnd } from '../session/session';
import { FailureList } from './FailureList';

interface TaskDoneProps {
  end: TaskEnd;
  code: string;
  /** Button to the next task or the review. */
  next: ReactNode;
}

/** A task that has ended: its outcome, and the code, which can't change any more. */
export function TaskDone({ end, code, next }: TaskDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone, which would lose focus. Focusing the outcome also reads it out.
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography ref={title} tabIndex={-1} variant="h4" component="h3" sx={{ outline: 'none' }}>
        {texts.endTitle(end)}
      </Typography>
      <FailureList failures={end.failures} />
      <Typography>{texts.endNote}</Typography>
      <div>{next}</div>
      <CodeBlock language="js" title={texts.yourCode} lines={plainLines(code)} />
    </Box>
  );
}
