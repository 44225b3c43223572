import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { ADDRESSES } from '../../../site/addresses';
import { siteHref } from '../../../site/basePath';
import * as texts from '../../../texts/en/aboutMove';
import { QrCode } from '../../../components/QrCode';
import { progressLink, withoutCode } from './progressLink';

/**
 * Maximum link length for the QR code, in bytes: version 25 at error correction level L. Phone cameras read
 * it quickly.
 */
const MAX_IN_CODE = 1_273;

interface MoveLinkProps {
  exportText: () => Promise<string>;
}

interface Links {
  whole: string;
  /** Link for the QR code, without the code the reader wrote. */
  inCode: string;
}

/** Link for moving progress to another device, with a QR code that omits the reader's code. */
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

  // Creates links with the reader's progress at the time this section is opened.
  useEffect(() => {
    make().then(setLinks, () => setMessage(texts.failed));
  }, []);

  /** The Clipboard API needs a secure context (https or localhost). */
  async function copyLink(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  }

  return (
    <Stack role="group" aria-label={texts.title} sx={{ gap: 2, maxWidth: 'var(--prose-width)' }}>
      <Typography>{texts.intro}</Typography>
      {links === null ? null : (
        <>
          {links.inCode.length <= MAX_IN_CODE ? (
            <>
              <Typography>{texts.byCamera}</Typography>
              <QrCode text={links.inCode} label={texts.qrCode} />
            </>
          ) : (
            <Typography>{texts.tooLong}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <OutlinedInput
              readOnly
              fullWidth
              value={links.whole}
              inputProps={{ 'aria-label': texts.link }}
              onFocus={({ target }) => target.select()}
            />
            <Button
              variant="contained"
              onClick={() => void copyLink(links.whole)}
              sx={{ flex: 'none' }}
            >
              {texts.copyLink}
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
