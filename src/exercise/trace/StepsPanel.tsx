import type { CodeLine } from '../../content/lesson';
import * as texts from '../../texts/en/codeBox';
import { LazyPanel } from '../task/LazyPanel';
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
  const { id } = request;
  return (
    <LazyPanel
      key={id}
      code={stepsModule}
      loading={texts.loadingSteps}
      unavailable={texts.stepsUnavailable}
    >
      {({ StepThrough }) => (
        <StepThrough
          request={request}
          code={code}
          lines={request.code === code ? lines : undefined}
          onAgain={() => steps.open(code, request.tests, request.test)}
          onClose={steps.close}
        />
      )}
    </LazyPanel>
  );
}
