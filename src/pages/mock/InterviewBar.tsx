import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Toggle, Toggles } from '../../components/form/Toggles';
import { SHORT } from '../../components/shortWindow';
import type { MockProblemFacts } from '../../content/mockProblem';
import * as texts from '../../texts/en/mockInterview';
import { levels } from '../../texts/en/mockTask';
import { MINUTE, workOf, type MockSession } from './session/session';

/** Screen readers announce the remaining time once it drops to this many minutes. */
const SOON = 5;

interface InterviewBarProps {
  session: MockSession;
  tasks: readonly MockProblemFacts[];
  /** Milliseconds left; negative after time is up; `null` if there's no clock. */
  left: number | null;
  /** Index of the visible task. */
  shown: number;
  onShow: (index: number) => void;
  onEnd: () => void;
  /** The recorder, if there's one. */
  children?: ReactNode;
}

/** Sticky bar with the clock, the task switcher, and the End button. */
export function InterviewBar({
  session,
  tasks,
  left,
  shown,
  onShow,
  onEnd,
  children,
}: InterviewBarProps) {
  return (
    <Paper
      component="section"
      aria-label={texts.interview}
      variant="outlined"
      sx={{
        position: 'sticky',
        [SHORT]: { position: 'static' },
        top: 'var(--header-height)',
        zIndex: 2,
        // Edge to edge on phones, so that no text shows next to the bar while scrolling.
        mx: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
        borderRadius: { xs: 0, sm: 1 },
        borderInlineWidth: { xs: 0, sm: 1 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: { xs: 1, sm: 1.5 },
        px: { xs: 'var(--gutter)', sm: 1.5 },
      }}
    >
      <Typography
        role={left === null ? undefined : 'timer'}
        variant="subtitle1"
        component="p"
        sx={{ fontVariantNumeric: 'tabular-nums', px: { xs: 0, sm: 1 } }}
      >
        {left === null ? texts.noClock : clockText(left)}
      </Typography>
      <p role="status" className="visually-hidden">
        {left === null ? '' : spokenText(left)}
      </p>
      {children}
      {tasks.length > 1 ? (
        <Toggles
          exclusive
          size="small"
          aria-label={texts.taskSwitch}
          value={shown}
          onChange={(_event, index: number | null) => {
            if (index !== null) onShow(index);
          }}
        >
          {tasks.map(({ id, level }, index) => (
            <Toggle
              key={id}
              value={index}
              aria-label={texts.taskName(index + 1, levels[level], hasEnded(id))}
              title={levels[level]}
            >
              {index + 1}
              {hasEnded(id) ? (
                <CheckRounded fontSize="small" sx={{ marginInlineStart: 0.5 }} />
              ) : null}
            </Toggle>
          ))}
        </Toggles>
      ) : null}
      <Button variant="outlined" onClick={onEnd}>
        {texts.end}
      </Button>
    </Paper>
  );

  function hasEnded(id: string): boolean {
    return workOf(session, id).end !== undefined;
  }
}

/** Formats the remaining time as minutes and seconds, or the overtime once time is up. */
function clockText(left: number): string {
  const seconds = Math.ceil(Math.abs(left) / 1_000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left > 0 ? texts.timeLeft(text) : texts.timeOver(text);
}

function spokenText(left: number): string {
  if (left <= 0) return texts.timeIsUp;
  return left <= SOON * MINUTE ? texts.lessThanLeft(SOON) : '';
}
