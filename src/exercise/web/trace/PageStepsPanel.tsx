import * as texts from '../../../texts/en/codeBox';
import { LazyPanel } from '../../task/LazyPanel';
import type { StepsRequest, StepsState } from '../../trace/useSteps';
import type { EditedFile } from '../files/useFiles';
import type { PagePreview } from '../preview/usePagePreview';
import { pageStepsModule } from './lazyPageSteps';

interface PageStepsPanelProps {
  steps: StepsState;
  request: StepsRequest;
  preview: PagePreview;
  /** The page's files as they are now. */
  files: readonly EditedFile[];
}

/** Loads the panel that steps through what a page's script does. */
export function PageStepsPanel({ steps, request, preview, files }: PageStepsPanelProps) {
  const { text = '', lines } = files.find(({ language }) => language === 'js') ?? {};
  const isChanged = request.code !== text;
  return (
    <LazyPanel
      key={request.id}
      code={pageStepsModule}
      loading={texts.loadingSteps}
      unavailable={texts.stepsUnavailable}
    >
      {({ PageStepThrough }) => (
        <PageStepThrough
          request={request}
          preview={preview}
          isChanged={isChanged}
          lines={isChanged ? undefined : lines}
          onAgain={() => steps.open(text, request.tests, request.test)}
          onClose={steps.close}
        />
      )}
    </LazyPanel>
  );
}
