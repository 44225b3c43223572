import DownloadRounded from '@mui/icons-material/DownloadRounded';
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveFile } from '../../components/saveFile';
import type { WebFile } from '../../content/lesson';
import type { PreviewFiles, Scheme } from '../../languages/page/protocol';
import * as finishedPage from '../../texts/en/finishedPage';
import { CopyAppLink } from './sharing/CopyAppLink';
import { FinishedWork } from './FinishedWork';
import { FullWindow } from './page/FullWindow';
import { languageAround } from './page/languageAround';
import { fileName, pageName, wholePage } from './page/wholePage';
import { ZipButton } from './download/ZipButton';

interface FinishedPageProps {
  /** Title of the exercise, for pages without a heading. */
  title: string;
  texts: PreviewFiles;
  /** The sample solution's version of the file that the reader wrote. */
  model: WebFile;
  scheme: Scheme;
  /** Source code of the exercise's checks. The README in the .zip file lists the checks' names. */
  checks?: string;
}

/** The reader's finished app, shown after the last part of a project. */
export function FinishedPage({ title, texts, model, scheme, checks = '' }: FinishedPageProps) {
  const [isOpen, setOpen] = useState(false);
  const name = pageName(texts.html, title);

  return (
    <>
      <FinishedWork
        title={finishedPage.yourApp}
        intro={finishedPage.takeItWithYou}
        actions={
          <>
            <Button
              variant="contained"
              startIcon={<OpenInFullRounded />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {finishedPage.openFullWindow}
            </Button>
            <Button
              variant="outlined"
              startIcon={<DownloadRounded />}
              onClick={({ currentTarget }) =>
                saveFile(
                  `${fileName(name)}.html`,
                  wholePage(texts, name, languageAround(currentTarget)),
                  'text/html;charset=utf-8',
                )
              }
            >
              {finishedPage.downloadPage}
            </Button>
            <ZipButton
              name={fileName(name)}
              make={({ pageZip }, language) => pageZip(texts, { name, language, checks })}
            />
            <CopyAppLink files={texts} />
          </>
        }
        language={model.language}
        text={texts[model.language]}
        model={model.lines}
      />
      <FullWindow
        isOpen={isOpen}
        name={name}
        files={texts}
        scheme={scheme}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
