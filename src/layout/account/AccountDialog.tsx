import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type MouseEvent } from 'react';
import { FIRST_LESSON } from '../../../.generated/starts';
import { ContinueButton } from '../../progress/widgets/ContinueButton';
import { ADDRESSES } from '../../site/addresses';
import * as texts from '../../texts/en/account';

interface AccountDialogProps {
  open: boolean;
  /**
   * @param leaves - true if the reader chose a link to another page
   */
  onClose: (leaves: boolean) => void;
}

/**
 * Explains that no account is needed, with links to the first lesson and to the section about
 * moving progress to another device.
 */
export function AccountDialog({ open, onClose }: AccountDialogProps) {
  const titleId = useId();
  const textId = useId();

  function closeAfterLink({ target }: MouseEvent<HTMLElement>) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) onClose(link.pathname !== window.location.pathname);
  }

  return (
    <Dialog
      open={open}
      onClose={() => onClose(false)}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
    >
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{texts.explanation}</DialogContentText>
      </DialogContent>
      <DialogActions
        disableSpacing
        onClick={closeAfterLink}
        sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1.5 }}
      >
        <ContinueButton first={FIRST_LESSON} label={texts.startFirstLesson} />
        <Button
          variant="outlined"
          href={`${ADDRESSES.about}#move-progress`}
          sx={{ textAlign: 'center' }}
        >
          {texts.moveProgress}
        </Button>
        <Button onClick={() => onClose(false)}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
