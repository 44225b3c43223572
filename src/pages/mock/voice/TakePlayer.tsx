import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { saveFile } from '../../../components/saveFile';
import * as texts from '../../../texts/en/mockVoice';
import { readTake, type Take } from './takes';

interface TakePlayerProps {
  take: Take;
  /** The task's title. */
  title: string;
  /** Which of the task's recordings this is, if there are several. */
  part: string | null;
}

/** Player for a recording, with a button to download it. */
export function TakePlayer({ take, title, part }: TakePlayerProps) {
  const id = useId();
  const [sound, setSound] = useState<{ blob: Blob; url: string } | null>(null);

  useEffect(() => {
    let url = '';
    let isCurrent = true;
    readTake(take).then(
      (blob) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(blob);
        setSound({ blob, url });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [take]);

  return (
    <Stack spacing={0.5} sx={{ width: '100%' }}>
      <Typography id={id}>
        {title}
        {part === null ? null : <>, {part}</>}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, width: '100%' }}
      >
        <Audio controls aria-labelledby={id} src={sound?.url} onLoadedMetadata={findDuration} />
        <Button
          size="small"
          variant="outlined"
          aria-describedby={id}
          disabled={!sound}
          onClick={() => {
            if (sound) saveFile(fileNameOf(take), sound.blob, take.type);
          }}
        >
          {texts.download}
        </Button>
      </Box>
    </Stack>
  );
}

const Audio = styled('audio')({ width: '100%', maxWidth: 480 });

/**
 * Recordings don't say how long they are, so the player couldn't show or seek. Browsers find out when they
 * seek to the end.
 */
function findDuration({ currentTarget: audio }: SyntheticEvent<HTMLAudioElement>) {
  if (Number.isFinite(audio.duration)) return;
  audio.addEventListener('durationchange', () => (audio.currentTime = 0), { once: true });
  audio.currentTime = Number.MAX_SAFE_INTEGER;
}

/** Returns a name such as `interview-2026-11-28-0930.webm`. */
function fileNameOf({ startedAt, type }: Take): string {
  const time = new Date(startedAt);
  const local = new Date(startedAt - time.getTimezoneOffset() * 60_000).toISOString();
  const extension = type.startsWith('audio/mp4') ? 'm4a' : 'webm';
  return `interview-${local.slice(0, 16).replace('T', '-').replace(':', '')}.${extension}`;
}
