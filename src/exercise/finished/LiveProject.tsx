import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { FinishedProject } from '../../content/project';
import { OptionallyRendered } from '../../prerendered/OptionallyRendered';
import { projectRun } from './lazyProjectRun';
import { ProjectPoster } from './ProjectPoster';
import { useProjectRun } from './useProjectRun';

interface LiveProjectProps {
  project: FinishedProject;
  /** What is said of the project: its name, one line, a link to its lesson. */
  children?: ReactNode;
}

/** A finished project to try: a poster, and on a press the project itself, in the same room. Nothing is fetched before. */
export function LiveProject({ project, children }: LiveProjectProps) {
  const { title, poster } = project;
  const { state, isOn, toggle } = useProjectRun();
  const [isFull, setFull] = useState(false);
  const isRunning = state === 'running';
  return (
    <Card role="group" aria-label={title}>
      <Screen>
        <Bar>
          <Typography variant="label" noWrap sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
            {poster.kind === 'page' ? 'The finished page' : 'What the program prints'}
          </Typography>
          {isRunning && poster.kind === 'page' ? (
            <Button
              size="small"
              aria-haspopup="dialog"
              startIcon={<OpenInFullRounded />}
              onClick={() => setFull(true)}
            >
              Open full window
            </Button>
          ) : null}
        </Bar>
        <Room>
          {isRunning ? (
            <OptionallyRendered code={projectRun}>
              {({ ProjectRun }) => (
                <ProjectRun project={project} isFull={isFull} onCloseFull={() => setFull(false)} />
              )}
            </OptionallyRendered>
          ) : (
            <ProjectPoster title={title} poster={poster} />
          )}
        </Room>
      </Screen>
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
    </Card>
  );
}

/** A title that names a thing is said as one: "A city map" is "Try the city map". */
function startLabel(title: string): string {
  const [, thing] = /^An? (.+)/.exec(title) ?? [];
  return thing ? `Try the ${thing}` : 'Run it';
}

/** Screen above the words; next to them where both have room. */
const Card = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 40px',
  alignItems: 'stretch',
  breakInside: 'avoid',
});

const Screen = styled('div')(({ theme }) => ({
  flex: '3 1 20rem',
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  borderRadius: 'var(--radius)',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: '16px 8px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
}));

/** Of one height with the poster and with the run, so that nothing moves. */
const Room = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '22rem',
  overflow: 'auto',
});

const Words = styled('div')({
  flex: '2 1 16rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  minWidth: 0,
});
