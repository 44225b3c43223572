import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { saveFile } from '../../components/saveFile';
import type { CodeLine } from '../../content/lesson';
import { FinishedWork } from './FinishedWork';

interface FinishedProgramProps {
  /** Of the exercise; its id names the file. */
  id: string;
  text: string;
  model: readonly CodeLine[];
}

/** The program that the reader has written, part by part. */
export function FinishedProgram({ id, text, model }: FinishedProgramProps) {
  return (
    <FinishedWork
      title="Your finished program"
      intro="Take it with you: the file runs in Node.js and in a browser's console."
      actions={
        <Button
          variant="contained"
          startIcon={<DownloadRounded />}
          onClick={() => saveFile(`${id}.js`, `${text}\n`, 'text/javascript;charset=utf-8')}
        >
          Download as one .js
        </Button>
      }
      language="js"
      text={text}
      model={model}
    />
  );
}
