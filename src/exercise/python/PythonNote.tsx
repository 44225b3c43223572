import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PYTHON_FILES } from '../../../.generated/pythonCore';
import { LANGUAGE } from '../../texts/en/language';
import * as texts from '../../texts/en/pythonRun';
import type { NoteProps } from '../run/ExampleRunner';
import { isCoreStored } from './downloadCore';
import { downloadSize } from './downloadSize';
import { usePythonState } from './pythonStore';
import { cancelPython } from './runPython';

/** Below the run button: the size of the download, then its progress, and what to do if it fails. */
export function PythonNote({ isRunning, result, onRun, actions }: NoteProps) {
  const state = usePythonState();
  if (isRunning && (state.kind === 'downloading' || state.kind === 'starting')) {
    const percent = state.kind === 'downloading' ? Math.floor(100 * state.share) : undefined;
    return (
      <Row>
        <LinearProgress
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={percent === undefined ? texts.starting : texts.progress}
          sx={{ flex: '1 1 8rem', maxWidth: '20rem' }}
        />
        <Typography variant="label" aria-hidden="true" sx={{ minWidth: '2.5rem' }}>
          {percent === undefined ? null : formatPercent(percent)}
        </Typography>
        <CancelButton actions={actions} />
      </Row>
    );
  }
  if (!isRunning && result?.end === 'unavailable' && state.kind === 'failed') {
    return state.reason === 'unsupported' ? null : (
      <Row>
        <Button size="small" onClick={onRun}>
          {texts.tryAgain}
        </Button>
      </Row>
    );
  }
  return result || isRunning ? null : <SizeNote />;
}

function SizeNote() {
  const [isStored, setStored] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    if (PYTHON_FILES) {
      void isCoreStored(PYTHON_FILES).then((isThere) => {
        if (isCurrent) setStored(isThere);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <Row>
      <Typography variant="body2" color="textSecondary">
        {isStored ? texts.stored : texts.download(downloadSize())}
      </Typography>
    </Row>
  );
}

/** Moves the focus to the run button when it disappears. */
function CancelButton({ actions }: Pick<NoteProps, 'actions'>) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    const run = actions.current?.querySelector('button');
    return () => {
      if (document.activeElement === element) run?.focus();
    };
  }, [actions]);

  return (
    <Button ref={button} size="small" onClick={cancelPython}>
      {texts.cancel}
    </Button>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      className="js-only screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        alignItems: 'center',
        minHeight: 38,
        px: { xs: 'var(--gutter)', sm: 1 },
        pb: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}

function formatPercent(percent: number): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'percent' }).format(percent / 100);
}
