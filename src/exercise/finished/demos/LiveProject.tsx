import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FinishedProject } from '../../../content/exercises/project';
import * as texts from '../../../texts/en/liveProject';
import { ProjectScreen } from './ProjectScreen';
import { useProjectRun } from './useProjectRun';

interface LiveProjectProps {
  project: FinishedProject;
  /** Text about the project. Without it, a compact layout is used. */
  children?: ReactNode;
}

/** A finished project with a live demo. Shows a poster and loads the project when the visitor starts it. */
export function LiveProject({ project, children }: LiveProjectProps) {
  const { title } = project;
  const { state, isOn, toggle } = useProjectRun();
  const isCompact = children === undefined;
  return (
    <Card role="group" aria-label={title}>
      <Parts isCompact={isCompact}>
        <ProjectScreen project={project} isRunning={state === 'running'} />
        <Words>
          {children}
          <Stack
            direction="row"
            className="js-only screen-only"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 'auto' }}
          >
            <Button
              variant={isOn ? 'outlined' : 'contained'}
              startIcon={isOn ? <StopRounded /> : <PlayArrowRounded />}
              onClick={toggle}
            >
              {isOn ? texts.stop : texts.start(title)}
            </Button>
            <Box role="status">
              {state === 'loading' ? texts.loading : null}
              {state === 'failed' ? texts.failed : null}
            </Box>
          </Stack>
        </Words>
      </Parts>
    </Card>
  );
}

/** The cards in a row have the same height, so that their buttons line up. */
const Card = styled('div')({ containerType: 'inline-size', height: '100%', breakInside: 'avoid' });

/** `ProjectScreen` is above the text, or next to it if the container is wide enough. */
const Parts = styled('div', { shouldForwardProp: (name) => name !== 'isCompact' })<{
  isCompact: boolean;
}>({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  gap: 20,
  height: '100%',
  variants: [
    {
      props: { isCompact: false },
      style: {
        '@container (min-width: 38rem)': {
          gridTemplate: 'auto / minmax(0, 3fr) minmax(0, 2fr)',
          columnGap: 40,
        },
      },
    },
  ],
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  minWidth: 0,
});
