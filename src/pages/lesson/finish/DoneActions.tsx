import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type Ref } from 'react';
import { progressStore } from '../../../progress/progressStore';
import type { NextLink } from './nextLink';

interface DoneActionsProps {
  lessonId: string;
  isDone: boolean;
  /** The exercises are passed, the end is reached, and the lesson isn't marked yet. */
  isComplete: boolean;
  /** Where to go once the lesson is done. */
  link: NextLink;
  /** The lesson can be marked and left in one step. */
  goesOn: boolean;
}

/**
 * Marks a lesson as done, automatically once it's complete, or leads on from one that is. The first control is the primary one, and
 * takes the focus that the last one had.
 */
export function DoneActions({ lessonId, isDone, isComplete, link, goesOn }: DoneActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLElement>(null);
  /** What the last press asks for, until it is shown: a press of the prerendered button comes before the first effect. */
  const asked = useRef<boolean | null>(null);

  useEffect(() => {
    if (!isComplete) return;
    // The control that has the focus makes way for another one.
    if (actions.current?.contains(document.activeElement)) asked.current = true;
    progressStore.markDone(lessonId);
  }, [isComplete, lessonId]);

  useEffect(() => {
    if (asked.current !== isDone) return;
    asked.current = null;
    // The control that was pressed is gone, or another one by now: Enter twice must not take the mark back.
    first.current?.focus();
  }, [isDone]);

  function mark() {
    asked.current = true;
    progressStore.markDone(lessonId);
  }

  function unmark() {
    asked.current = false;
    progressStore.unmarkDone(lessonId);
  }

  return (
    <Stack ref={actions} direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {isDone ? (
        <>
          <Button
            key="on"
            ref={first as Ref<HTMLAnchorElement>}
            variant="contained"
            href={link.href}
          >
            {link.text}
          </Button>
          <Button key="unmark" onClick={unmark}>
            Mark as not done
          </Button>
        </>
      ) : (
        <>
          {goesOn ? (
            <Button
              key="go-on"
              ref={first as Ref<HTMLAnchorElement>}
              variant="contained"
              href={link.href}
              startIcon={<CheckRounded />}
              onClick={() => progressStore.markDone(lessonId)}
            >
              Complete and continue
            </Button>
          ) : null}
          <Button
            key="mark"
            ref={goesOn ? undefined : (first as Ref<HTMLButtonElement>)}
            variant={goesOn ? 'text' : 'contained'}
            startIcon={goesOn ? null : <CheckRounded />}
            onClick={mark}
          >
            Mark as done
          </Button>
        </>
      )}
    </Stack>
  );
}
