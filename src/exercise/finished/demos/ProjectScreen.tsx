import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PICTURE, type FinishedProject } from '../../../content/exercises/project';
import { OptionalLazyContent } from '../../../prerendered/OptionalLazyContent';
import * as texts from '../../../texts/en/liveProject';
import { projectRun } from './lazyProjectRun';
import { ProjectPoster } from './ProjectPoster';

interface ProjectScreenProps {
  project: FinishedProject;
  /** True once the code has loaded and the running project replaces the poster. */
  isRunning: boolean;
}

/** Frame for a finished project: its poster, or the running project. */
export function ProjectScreen({ project, isRunning }: ProjectScreenProps) {
  const { title, poster, inputs } = project;
  const [isFull, setFull] = useState(false);
  return (
    <Screen>
      <Bar>
        <Typography variant="label" noWrap sx={{ flex: '1 1 auto', color: 'text.secondary' }}>
          {poster.kind === 'page' ? texts.finishedPage : texts.whatProgramPrints}
        </Typography>
        {isRunning && poster.kind === 'page' ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            startIcon={<OpenInFullRounded />}
            onClick={() => setFull(true)}
            sx={{ flex: 'none' }}
          >
            {texts.openFullWindow}
          </Button>
        ) : null}
      </Bar>
      <Room kind={poster.kind}>
        {isRunning && poster.kind === 'page' ? null : (
          <Still inert={isRunning} isUnseen={isRunning}>
            <ProjectPoster title={title} poster={poster} inputs={inputs} />
          </Still>
        )}
        {isRunning ? (
          <Run>
            <OptionalLazyContent code={projectRun}>
              {({ ProjectRun }) => (
                <ProjectRun project={project} isFull={isFull} onCloseFull={() => setFull(false)} />
              )}
            </OptionalLazyContent>
          </Run>
        ) : null}
      </Room>
    </Screen>
  );
}

const Screen = styled('div')(({ theme }) => ({
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

/**
 * The poster and the running project have the same height, so that starting the project doesn't shift the
 * layout. For programs, it's the height of the initial output.
 */
const Room = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{
  kind: 'page' | 'program';
}>({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 'var(--window-height)',
  // Makes the borders of the nested preview window overlap the frame's, to avoid double borders.
  marginBlock: -1,
  overflow: 'hidden',
  variants: [
    {
      props: { kind: 'page' },
      // Shows the whole screenshot, scaled down if `ProjectShelf` sets a height.
      style: {
        gridTemplateRows: 'minmax(0, 1fr)',
        width: '100%',
        height: 'var(--window-height, auto)',
        aspectRatio: `${PICTURE.width} / ${PICTURE.height}`,
        maxHeight: PICTURE.height,
        minHeight: 0,
      },
    },
  ],
});

const Still = styled('div', { shouldForwardProp: (name) => name !== 'isUnseen' })<{
  isUnseen: boolean;
}>({
  height: '100%',
  // Makes the program's output fill the window.
  display: 'flex',
  flexDirection: 'column',
  '& > pre': { flex: 1 },
  variants: [{ props: { isUnseen: true }, style: { visibility: 'hidden' } }],
});

const Run = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
});
