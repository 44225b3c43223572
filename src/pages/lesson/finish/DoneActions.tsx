import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type Ref } from 'react';
import { progressStore } from '../../../progress/progressStore';
import { NEXT_REL } from '../../../site/speculationRules';
import * as texts from '../../../texts/en/lessonFinish';
import type { NextLink } from './nextLink';

interface DoneActionsProps {
  lessonId: string;
  isDone: boolean;
  /** Link to follow after the lesson is done. */
  link: NextLink;
  /** Id of the first exercise that isn't passed, if there is one. */
  exercise: string | undefined;
  /** True if one button can mark the lesson as done and continue. */
  goesOn: boolean;
}

/**
 * Buttons to return to an exercise, to mark a lesson as done, or to continue afterward. The first control is
 * the primary one and receives focus when the clicked control unmounts.
 */
export function DoneActions({ lessonId, isDone, link, exercise, goesOn }: DoneActionsProps) {
  const rel = link.isLesson ? NEXT_REL : undefined;
  const isSecondary = goesOn || exercise !== undefined;
  const first = useRef<HTMLElement>(null);
  /**
   * The state requested by the last click, until it's rendered. The handlers set it, because a click that's
   * replayed after hydration (`boot/earlyTaps.ts`) comes before this component's first effect.
   */
  const requestedState = useRef<boolean | null>(null);

  useEffect(() => {
    if (requestedState.current !== isDone) return;
    requestedState.current = null;
    // Moves focus from the clicked control, so that pressing Enter twice doesn't undo the mark.
    first.current?.focus();
  }, [isDone]);

  function mark() {
    requestedState.current = true;
    progressStore.markDone(lessonId);
  }

  function unmark() {
    requestedState.current = false;
    progressStore.unmarkDone(lessonId);
  }

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {isDone ? (
        <>
          <Button
            key="on"
            ref={first as Ref<HTMLAnchorElement>}
            variant="contained"
            href={link.href}
            rel={rel}
          >
            {link.text}
          </Button>
          <Button key="unmark" size="small" onClick={unmark}>
            {texts.markAsNotDone}
          </Button>
        </>
      ) : (
        <>
          {exercise === undefined ? null : (
            <Button
              key="exercise"
              ref={first as Ref<HTMLAnchorElement>}
              variant="contained"
              href={`#${exercise}`}
            >
              {texts.goToNextExercise}
            </Button>
          )}
          {goesOn ? (
            <Button
              key="go-on"
              ref={first as Ref<HTMLAnchorElement>}
              variant="contained"
              href={link.href}
              rel={rel}
              startIcon={<CheckRounded />}
              onClick={() => progressStore.markDone(lessonId)}
            >
              {texts.completeAndContinue}
            </Button>
          ) : null}
          <Button
            key="mark"
            ref={isSecondary ? undefined : (first as Ref<HTMLButtonElement>)}
            variant={isSecondary ? 'text' : 'contained'}
            size={isSecondary ? 'small' : 'medium'}
            startIcon={isSecondary ? null : <CheckRounded />}
            onClick={mark}
          >
            {texts.markAsDone}
          </Button>
        </>
      )}
    </Stack>
  );
}
