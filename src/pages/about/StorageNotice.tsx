import Alert from '@mui/material/Alert';
import { useProgressNotice } from '../../progress/useProgress';
import { NOTICES, STORAGE_CLOSED } from './aboutTexts';

interface StorageNoticeProps {
  /** Whether the browser lets the site store nothing at all. */
  isClosed: boolean;
}

/** Says what is wrong with storage, if anything is. */
export function StorageNotice({ isClosed }: StorageNoticeProps) {
  const notice = useProgressNotice();
  if (!isClosed && notice === 'none') return null;
  return (
    // No alert: as a rule it is there from the beginning.
    <Alert severity="warning" role="note">
      {isClosed || notice === 'none' ? STORAGE_CLOSED : NOTICES[notice]}
    </Alert>
  );
}
