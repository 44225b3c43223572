import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { MockProblem } from '../../content/mockProblem';
import * as texts from '../../texts/en/mockInterview';
import { problemModule } from './session/problemModules';

interface ProblemGateProps {
  /** The problem's id. To show another problem, change the `key`, too. */
  id: string;
  /** Shown while the problem loads. */
  loading: string;
  children: (problem: MockProblem) => ReactNode;
}

/**
 * Loads a problem and renders what needs it. If it can't be loaded, says so and offers another try, because the
 * rest of the interview still works.
 */
export function ProblemGate({ id, loading, children }: ProblemGateProps) {
  const module = problemModule(id);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(
    module.current ? 'ready' : 'loading',
  );

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isCurrent = true;
    const settle = (next: 'ready' | 'failed') => {
      if (isCurrent) setState(next);
    };
    module.load().then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, state]);

  if (state === 'loading') return <p role="status">{loading}</p>;
  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => setState('loading')}>{texts.tryAgain}</Button>}
      >
        {texts.notLoaded}
      </Alert>
    );
  }
  return module.current ? children(module.current) : <Typography>{texts.gone}</Typography>;
}
