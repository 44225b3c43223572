import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { CodeLine } from '../../content/lesson';
import * as texts from '../../texts/en/codeBox';
import { stepsModule } from './lazySteps';
import type { StepsRequest, StepsState } from './useSteps';

interface StepsPanelProps {
  steps: StepsState;
  request: StepsRequest;
  /** The code as it is now. */
  code: string;
  /** Syntax-highlighted lines of `code`, if available. */
  lines: readonly CodeLine[] | undefined;
}

/** Loads the panel that steps through a run. */
export function StepsPanel({ steps, request, code, lines }: StepsPanelProps) {
  const [module, setModule] = useState(stepsModule.current);
  const [hasFailed, setHasFailed] = useState(false);
  const { id } = request;

  useEffect(() => {
    stepsModule.load().then(
      (loaded) => setModule(() => loaded),
      () => setHasFailed(true),
    );
  }, [id]);

  if (!module) {
    return (
      <Typography role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        {hasFailed ? texts.stepsUnavailable : texts.loadingSteps}
      </Typography>
    );
  }
  return (
    <module.StepThrough
      key={id}
      request={request}
      code={code}
      lines={request.code === code ? lines : undefined}
      onAgain={() => steps.open(code, request.tests, request.test)}
      onClose={steps.close}
    />
  );
}
