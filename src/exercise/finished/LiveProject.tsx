import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FinishedProject } from '../../content/project';
import { ProjectScreen } from './ProjectScreen';
import { useProjectRun } from './useProjectRun';

interface LiveProjectProps {
  project: FinishedProject;
  /** What is said of the project: its name, one line, a link to its lesson. Without it the project takes less room. */
  children?: ReactNode;
}

/** A finished project to try: a poster, and on a press the project itself, in the same room. Nothing is fetched before. */
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
              {isOn ? 'Stop' : startLabel(title)}
            </Button>
            <Box role="status">
              {state === 'loading' ? 'Loading…' : null}
              {state === 'failed'
                ? "The project didn't load. Check your connection and try again."
                : null}
            </Box>
          </Stack>
        </Words>
      </Parts>
    </Card>
  );
}

/** A title that names a thing is said as one: "A city map" is "Try the city map". */
function startLabel(title: string): string {
  const [, thing] = /^An? (.+)/.exec(title) ?? [];
  return thing ? `Try the ${thing}` : 'Run it';
}

/** As high as its neighbors on a shelf, so that their buttons are on one line. */
const Card = styled('div')({ containerType: 'inline-size', height: '100%', breakInside: 'avoid' });

/** Screen above the words; next to them where both have room. */
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
