import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { UnsavedReason } from '../../progress/progressStore';
import { ADDRESSES } from '../../site/addresses';
import * as texts from '../../texts/en/unsavedDraft';

interface UnsavedNoticeProps {
  reason: UnsavedReason;
}

/** Says that the code above will be gone when the reader leaves, and what they can do about it. */
export function UnsavedNotice({ reason }: UnsavedNoticeProps) {
  return (
    <Alert severity="warning" className="screen-only" sx={{ borderRadius: 0 }}>
      {reason === 'too-long'
        ? texts.tooLong
        : texts.noRoom((label) => <Link href={`${ADDRESSES.about}#storage`}>{label}</Link>)}
    </Alert>
  );
}
