import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { saveFile } from '../../components/saveFile';
import type { CodeLine } from '../../content/lesson';
import { FinishedWork } from './FinishedWork';
import { ZipButton } from './ZipButton';

interface FinishedProgramProps {
  /** Of the exercise; its id names the file. */
  id: string;
  text: string;
  model: readonly CodeLine[];
  /** Heads the archive's README; without it the id does. */
  title?: string;
  /** The code that tests the program; it goes into the archive. */
  tests?: string;
}

/** The program that the reader has written, part by part. */
export function FinishedProgram({ id, text, model, title = id, tests = '' }: FinishedProgramProps) {
  return (
    <FinishedWork
      title="Your finished program"
      intro="Take it with you: the file runs in Node.js and in a browser's console."
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<DownloadRounded />}
            onClick={() => saveFile(`${id}.js`, `${text}\n`, 'text/javascript;charset=utf-8')}
          >
            Download as .js
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
