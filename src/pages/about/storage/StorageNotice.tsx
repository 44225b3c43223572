import Alert from '@mui/material/Alert';
import { useProgressNotice } from '../../../progress/useProgress';
import * as texts from '../../../texts/en/aboutStorage';

interface StorageNoticeProps {
  /** True if the browser blocks storage. */
  isClosed: boolean;
}

/** Warning about a storage problem, if there is one. */
export function StorageNotice({ isClosed }: StorageNoticeProps) {
  const notice = useProgressNotice();
  if (!isClosed && notice === 'none') return null;
  return (
    // `note` instead of `alert`, because the notice is usually present when the page loads.
    <Alert severity="warning" role="note">
      {isClosed || notice === 'none' ? texts.storageClosed : texts.notices[notice]}
    </Alert>
  );
}
