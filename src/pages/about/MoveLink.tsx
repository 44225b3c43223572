import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { ADDRESSES } from '../../site/addresses';
import { siteHref } from '../../site/basePath';
import { MOVING } from './aboutTexts';
import { QrCode } from './QrCode';
import { progressLink, withoutCode } from './transfer/progressLink';

/** Longest link in a code that a phone's camera reads at once, bytes: version 25, with the least error correction. */
const MAX_IN_CODE = 1_273;

interface MoveLinkProps {
  exportText: () => Promise<string>;
}

interface Links {
  whole: string;
  /** Without the reader's code. */
  inCode: string;
}

/** A link that moves the reader's progress to another device, and a code for a camera that holds most of it. */
export function MoveLink({ exportText }: MoveLinkProps) {
  const [links, setLinks] = useState<Links | null>(null);
  const [message, setMessage] = useState('');

  const make = useEffectEvent(async () => {
    const page = new URL(siteHref(ADDRESSES.about), window.location.origin).href;
    const text = await exportText();
    return {
      whole: await progressLink(text, page),
      inCode: await progressLink(withoutCode(text), page),
    };
  });

  // It holds what there is at the moment of asking.
  useEffect(() => {
    make().then(setLinks, () => setMessage(MOVING.failed));
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

  return (
    <Stack
      role="group"
      aria-label="Move to another device"
      sx={{ gap: 2, maxWidth: 'var(--prose-width)' }}
    >
      <Typography>{MOVING.intro}</Typography>
      {links === null ? null : (
        <>
          {links.inCode.length <= MAX_IN_CODE ? (
            <>
              <Typography>{MOVING.byCamera}</Typography>
              <QrCode text={links.inCode} label={MOVING.code} />
            </>
          ) : (
            <Typography>{MOVING.tooLong}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <OutlinedInput
              readOnly
              fullWidth
              value={links.whole}
              inputProps={{ 'aria-label': MOVING.field }}
              onFocus={({ target }) => target.select()}
            />
            <Button
              variant="contained"
              onClick={() => void copyLink(links.whole)}
              sx={{ flex: 'none' }}
            >
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
