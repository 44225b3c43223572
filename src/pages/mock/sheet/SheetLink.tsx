import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { EMPTY_STATUS } from '../../../components/emptyStatus';
import { QrCode } from '../../../components/QrCode';
import * as texts from '../../../texts/en/mockTask';
import { sheetHref } from './sheetAddress';

interface SheetLinkProps {
  /** The problem's id. */
  problem: string;
}

/** The link to a problem's sheet: to copy, to share, and as a QR code. */
export function SheetLink({ problem }: SheetLinkProps) {
  const [message, setMessage] = useState('');
  const link = sheetHref(problem);

  /** The Clipboard API needs a secure context (https or localhost). */
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <OutlinedInput
        readOnly
        fullWidth
        value={link}
        inputProps={{ 'aria-label': texts.sheetLink }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
        {typeof navigator.share === 'function' ? (
          // A rejection only means that the friend's device wasn't chosen.
          <Button
            variant="outlined"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {texts.shareLink}
          </Button>
        ) : null}
      </Box>
      <Typography role="status" variant="body2" sx={EMPTY_STATUS}>
        {message}
      </Typography>
      <Disclosure summary={texts.showCode}>
        <QrCode text={link} label={texts.qrCode} />
      </Disclosure>
    </Box>
  );
}
