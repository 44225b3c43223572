import MicOffRounded from '@mui/icons-material/MicOffRounded';
import MicRounded from '@mui/icons-material/MicRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import * as texts from '../../../texts/en/mockVoice';
import { deleteOrphans } from './deleteOrphans';
import { createRecorder, type VoiceRecorder, type VoiceState } from './recorder';

export interface VoiceControlProps {
  /** Start of the interview. */
  session: number;
  /** Id of the problem that's shown. */
  task: string;
  /** True if the interview has just been started, so recording starts with it. */
  isJustStarted: boolean;
}

/** Says whether the interview is being recorded, with a button to pause or resume. */
export function VoiceControl({ session, task, isJustStarted }: VoiceControlProps) {
  const [recorder] = useState(() => createRecorder(session, task));
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  const [isHidden, setHidden] = useState(false);
  const isProblem = state in texts.problems;
  const isOn = state === 'recording';

  const begin = useEffectEvent(() => {
    // After a reload, only the button asks for the microphone.
    if (isJustStarted) void recorder.start();
  });
  useEffect(() => {
    void deleteOrphans();
    begin();
    return recorder.end;
  }, [recorder]);
  useEffect(() => recorder.turnTo(task), [recorder, task]);

  if (isHidden) return null;
  const Icon = isOn ? MicRounded : MicOffRounded;
  return (
    <Box
      role="group"
      aria-label={texts.label}
      sx={{
        display: 'flex',
        flexWrap: isProblem ? 'wrap' : 'nowrap',
        alignItems: 'center',
        columnGap: 1,
        // A row of its own for long texts, and on phones.
        ...(isProblem
          ? { flexBasis: '100%', order: 1, px: { xs: 0, sm: 1 } }
          : { flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }),
      }}
    >
      <Icon fontSize="small" color={isOn ? 'error' : 'inherit'} />
      <Typography
        variant="body2"
        role="status"
        sx={isProblem ? { flex: '1 1 24ch', maxWidth: 'var(--prose-width)' } : undefined}
      >
        {wordsOf(state)}
      </Typography>
      <Button size="small" onClick={actOf(recorder)}>
        {texts.acts[isProblem ? 'failed' : (state as keyof typeof texts.acts)]}
      </Button>
      {isProblem ? (
        <Button size="small" onClick={() => setHidden(true)}>
          {texts.goOn}
        </Button>
      ) : null}
    </Box>
  );
}

function wordsOf(state: VoiceState): string {
  return { ...texts.states, ...texts.problems }[state];
}

/** Returns what the button does. It's the same button in all states, so that it keeps the focus. */
function actOf(recorder: VoiceRecorder): () => void {
  const { state, start, pause, resume, end } = recorder;
  switch (state()) {
    case 'asking':
      return end;
    case 'recording':
      return pause;
    case 'paused':
      return resume;
    default:
      return () => void start();
  }
}
