import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { postponeUpdate } from '../offline/postponedUpdate';
import * as texts from '../texts/en/update';

interface UpdateMessageProps {
  open: boolean;
  onTake: () => void;
  onDismiss: () => void;
}

/** Message and buttons of `UpdateNotice`. Click-away doesn't dismiss it. */
export function UpdateMessage({ open, onTake, onDismiss }: UpdateMessageProps) {
  function dismiss() {
    postponeUpdate();
    onDismiss();
  }

  return (
    <Snackbar
      open={open}
      className="screen-only"
      // Leaves room for the theme switch on the right.
      sx={{ insetInlineEnd: 'var(--switch-space)', maxWidth: 'max-content' }}
    >
      <Alert
        // Not `alert`, because `UpdateNotice` already has a live region.
        role="presentation"
        severity="info"
        action={
          <>
            <Button variant="contained" size="small" onClick={onTake}>
              {texts.reload}
            </Button>
            <Button size="small" onClick={dismiss}>
              {texts.later}
            </Button>
          </>
        }
        sx={{
          flexWrap: 'wrap',
          py: 1,
          '& .MuiAlert-action': {
            gap: 1,
            marginInlineStart: 0,
            marginInlineEnd: 0,
            paddingInlineStart: 0,
          },
          columnGap: 2,
        }}
      >
        {texts.versionIsReady}
      </Alert>
    </Snackbar>
  );
}
