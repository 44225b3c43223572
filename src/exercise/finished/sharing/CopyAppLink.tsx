import LinkRounded from '@mui/icons-material/LinkRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PreviewFiles } from '../../../languages/page/protocol';
import * as texts from '../../../texts/en/finishedPage';
import { appLink, MAX_LINK, type LinkProblem } from './appLink';

const NO_LINK: Record<LinkProblem, string> = {
  damaged: texts.linkFailed,
  tooLong: texts.appTooLong(MAX_LINK),
  unsupported: texts.linksUnsupported,
};

interface CopyAppLinkProps {
  files: PreviewFiles;
}

/** Button that copies a link containing the reader's app, with a status message. */
export function CopyAppLink({ files }: CopyAppLinkProps) {
  const [message, setMessage] = useState('');
  /** Link to copy manually if the clipboard is blocked. */
  const [shown, setShown] = useState<string | null>(null);

  async function copy() {
    setShown(null);
    const { origin, pathname } = window.location;
    const made = await appLink(files, origin + pathname);
    if ('problem' in made) {
      setMessage(NO_LINK[made.problem]);
      return;
    }
    try {
      await navigator.clipboard.writeText(made.link);
      setMessage(texts.linkCopied);
    } catch {
      setShown(made.link);
      setMessage(texts.copyingBlocked);
    }
  }

  return (
    <>
      <Button variant="outlined" startIcon={<LinkRounded />} onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}
      >
        {message}
      </Typography>
      {shown === null ? null : (
        <OutlinedInput
          readOnly
          fullWidth
          size="small"
          value={shown}
          inputProps={{ 'aria-label': texts.linkToApp }}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
