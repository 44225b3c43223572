import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { ADDRESSES } from '../../site/addresses';
import * as texts from '../../texts/en/returning';
import { updateContinue } from '../continue/syncContinue';
import { progressStore } from '../progressStore';
import { useProgressNotice } from '../useProgress';

/** Tells the reader that saved progress couldn't be read and was quarantined. Renders nothing otherwise. */
export function SetAsideNotice() {
  const notice = useProgressNotice();

  // Progress has just been read, so refresh the "Continue" entry in case it's outdated.
  useEffect(() => updateContinue(progressStore), []);

  if (notice !== 'set-aside') return null;
  return (
    <Alert severity="info" role="note" className="screen-only" sx={{ mb: 5 }}>
      {texts.setAside((label) => (
        <Link href={`${ADDRESSES.about}#storage`}>{label}</Link>
      ))}
    </Alert>
  );
}
