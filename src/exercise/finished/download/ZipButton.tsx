import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { saveFile } from '../../../components/saveFile';
import { lazyModule } from '../../../prerendered/lazyModule';
import * as texts from '../../../texts/en/finishedWork';
import { languageAround } from '../page/languageAround';
import type * as projectZip from './projectZip';

const zipModule = lazyModule(() => import(/* webpackChunkName: "project-zip" */ './projectZip'));

interface ZipButtonProps {
  /** File name without its extension. */
  name: string;
  /** Creates the archive with the lazily loaded module. Receives the language of the text around the button. */
  make: (code: typeof projectZip, language: string) => BlobPart;
}

/** Button that downloads a project as a .zip. Shows an error if the code for it can't be loaded. */
export function ZipButton({ name, make }: ZipButtonProps) {
  const [isLost, setLost] = useState(false);

  async function save(button: Element) {
    try {
      const code = await zipModule.load();
      setLost(false);
      saveFile(`${name}.zip`, make(code, languageAround(button)), 'application/zip');
    } catch {
      setLost(true);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadRounded />}
        onClick={({ currentTarget }) => void save(currentTarget)}
      >
        {texts.downloadZip}
      </Button>
      {isLost ? (
        <Typography role="alert" variant="body2" sx={{ flexBasis: '100%' }}>
          {texts.zipFailed}
        </Typography>
      ) : null}
    </>
  );
}
