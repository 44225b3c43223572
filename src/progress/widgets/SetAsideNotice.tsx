import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { ADDRESSES } from '../../site/addresses';
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
      We couldn't read your saved progress in this browser. It was set aside, not deleted:{' '}
      <Link href={`${ADDRESSES.about}#storage`}>see what's stored</Link>.
    </Alert>
  );
}
