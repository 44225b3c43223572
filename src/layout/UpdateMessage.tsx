import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

interface UpdateMessageProps {
  open: boolean;
  onTake: () => void;
  onDismiss: () => void;
}

/** The words and buttons of `UpdateNotice`. A click beside it leaves it open: it is no answer. */
export function UpdateMessage({ open, onTake, onDismiss }: UpdateMessageProps) {
  return (
    <Snackbar
      open={open}
      className="screen-only"
      // At the right floats the theme switch.
      sx={{ right: 'var(--switch-space)', maxWidth: 'max-content' }}
    >
      <Alert
        // The live region is around it.
        role="presentation"
        severity="info"
        action={
          <>
            <Button variant="contained" size="small" onClick={onTake}>
              Reload
            </Button>
            <Button size="small" onClick={onDismiss}>
              Later
            </Button>
          </>
        }
        sx={{
          flexWrap: 'wrap',
          py: 1,
          '& .MuiAlert-action': { gap: 1, ml: 0, mr: 0, pl: 0 },
          columnGap: 2,
        }}
      >
        A new version of this site is ready.
      </Alert>
    </Snackbar>
  );
}
