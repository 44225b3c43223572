import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { saveFile } from '../../components/saveFile';
import type { CodeLine } from '../../content/lesson';
import * as texts from '../../texts/en/finishedProgram';
import { FinishedWork } from './FinishedWork';
import { ZipButton } from './download/ZipButton';

interface FinishedProgramProps {
  /** Id of the exercise, used as the file name. */
  id: string;
  text: string;
  model: readonly CodeLine[];
  /** Heading of the README in the .zip file. Defaults to the id. */
  title?: string;
  /** Source code of the exercise's tests, for the .zip file. */
  tests?: string;
}

/** The reader's finished program, shown after the last part of a project. */
export function FinishedProgram({ id, text, model, title = id, tests = '' }: FinishedProgramProps) {
  return (
    <FinishedWork
      title={texts.yourProgram}
      intro={texts.takeItWithYou}
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<DownloadRounded />}
            onClick={() => saveFile(`${id}.js`, `${text}\n`, 'text/javascript;charset=utf-8')}
          >
            {texts.downloadScript}
          </Button>
          <ZipButton name={id} make={({ programZip }) => programZip(text, title, tests)} />
        </>
      }
      language="js"
      text={text}
      model={model}
    />
  );
}
