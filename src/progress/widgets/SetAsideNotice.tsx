import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { ADDRESSES } from '../../site/addresses';
import { updateContinue } from '../keepContinue';
import { progressStore } from '../progressStore';
import { useProgressNotice } from '../useProgress';

/** Where stored progress could not be read, and so there is none, a word on that. */
export function SetAsideNotice() {
  const notice = useProgressNotice();

  // Only now progress has been read: what the buttons to continue are made of may be of an earlier visit.
  useEffect(() => updateContinue(progressStore), []);

  if (notice !== 'set-aside') return null;
  return (
    <Alert severity="info" role="note" className="screen-only" sx={{ mb: 5 }}>
      We couldn't read your saved progress in this browser. It was set aside, not deleted:{' '}
      <Link href={`${ADDRESSES.about}#storage`}>see what's stored</Link>.
    </Alert>
  );
}
