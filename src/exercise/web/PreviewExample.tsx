import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import type { PreviewBlock } from '../../content/lesson';
import type { Scheme } from '../../languages/page/protocol';
import * as codeBox from '../../texts/en/codeBox';
import * as exerciseWeb from '../../texts/en/exerciseWeb';
import { PreviewChange } from '../change/PreviewChange';
import { UnsavedDraft } from '../drafts/UnsavedDraft';
import { useSteps } from '../trace/useSteps';
import { FilePanels } from './files/FilePanels';
import { FileTabs } from './files/FileTabs';
import { hasModes } from './hasModes';
import { PlainFiles } from './files/PlainFiles';
import { originalTexts, useFiles } from './files/useFiles';
import { PageFrame } from './preview/PageFrame';
import { PagePanel } from './preview/PagePanel';
import { PageStepsPanel } from './trace/PageStepsPanel';
import { usePagePreview } from './preview/usePagePreview';
import { windowHeight } from './preview/windowHeight';

interface PreviewExampleProps {
  /** Permanent id of the lesson; part of the drafts' storage keys. */
  lessonId: string;
  example: PreviewBlock;
  /** Text of the change task, rendered. */
  changePrompt?: ReactNode;
}

/** Example page with a live preview. The reader can edit its files. If it has a change task, the box also checks that. */
export function PreviewExample({ lessonId, example, changePrompt }: PreviewExampleProps) {
  const { title, files: originals, change } = example;
  const id = useId();
  const [active, setActive] = useState(originals[0]?.language ?? 'html');
  const [scheme, setScheme] = useState<Scheme>('light');
  const { files, draftIds, texts, isOriginal, replaceBy } = useFiles(
    `${lessonId}/${example.id}`,
    originals,
  );
  const preview = usePagePreview(texts, scheme, exerciseWeb.examplePage(title));
  const steps = useSteps();
  return (
    <div role="group" aria-label={title}>
      <Typography variant="label" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <PageFrame
        tabs={<FileTabs id={id} files={originals} active={active} onActive={setActive} />}
        tools={
          <>
            {isOriginal ? null : (
              <Button size="small" onClick={() => replaceBy(originalTexts(originals))}>
                {codeBox.reset}
              </Button>
            )}
            <CopyButton text={() => texts[active]} />
          </>
        }
        files={
          <FilePanels
            id={id}
            name={title}
            files={files}
            active={active}
            errorLine={preview.log.error?.line}
            onRun={() => undefined}
          />
        }
        page={
          <PagePanel
            name={title}
            preview={preview}
            scheme={scheme}
            hasModes={hasModes(texts)}
            onScheme={setScheme}
            height={windowHeight(originals)}
            onStep={texts.js.trim() === '' ? undefined : () => steps.open(texts.js)}
          />
        }
      >
        <UnsavedDraft ids={draftIds} />
        {steps.request ? (
          <PageStepsPanel steps={steps} request={steps.request} preview={preview} files={files} />
        ) : null}
        {change ? (
          <PreviewChange change={change} name={title} prompt={changePrompt} preview={preview} />
        ) : null}
      </PageFrame>
      <PlainFiles files={originals.slice(1)} />
    </div>
  );
}
