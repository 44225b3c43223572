import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { ADDRESSES } from '../../site/addresses';
import { siteHref } from '../../site/basePath';
import { MOVING } from './aboutTexts';
import { QrCode } from './QrCode';
import { progressLink } from './transfer/progressLink';

/** Longest link in a code that a phone's camera still reads, bytes. */
const MAX_IN_CODE = 2_300;

interface MoveLinkProps {
  exportText: () => Promise<string>;
}

/** A link that moves the reader's progress to another device, and the same as a code for a camera. */
export function MoveLink({ exportText }: MoveLinkProps) {
  const [link, setLink] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const make = useEffectEvent(async () => {
    const page = new URL(siteHref(ADDRESSES.about), window.location.origin).href;
    return progressLink(await exportText(), page);
  });

  // It holds what there is at the moment of asking.
  useEffect(() => {
    make().then(setLink, () => setMessage(MOVING.failed));
  }, []);

  /** Browsers offer the clipboard on https and localhost only. */
  async function copyLink(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(MOVING.copied);
    } catch {
      setMessage(MOVING.notCopied);
    }
  }

  const hasCode = link !== null && link.length <= MAX_IN_CODE;
  return (
    <Stack
      role="group"
      aria-label="Move to another device"
      sx={{ gap: 2, maxWidth: 'var(--prose-width)' }}
    >
      <Typography>{MOVING.intro}</Typography>
      {link === null ? null : (
        <>
          {hasCode ? (
            <>
              <Typography>{MOVING.byCamera}</Typography>
              <QrCode text={link} label={MOVING.code} />
            </>
          ) : (
            <Typography>{MOVING.tooLong}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <OutlinedInput
              readOnly
              fullWidth
              value={link}
              inputProps={{ 'aria-label': MOVING.field }}
              onFocus={({ target }) => target.select()}
            />
            <Button variant="contained" onClick={() => void copyLink(link)} sx={{ flex: 'none' }}>
              Copy link
            </Button>
          </Stack>
        </>
      )}
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {message}
      </Typography>
    </Stack>
  );
}
