import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { brand } from '../brand/brand';
import { ExampleAddressNote } from '../components/ExampleAddressNote';

interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says plainly that there are no accounts yet, and that none is needed. */
export function AccountDialog({ open, onClose }: AccountDialogProps) {
  const titleId = useId();

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Accounts are not open yet</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Nothing on this site needs one. Every lesson is open, and your progress stays on your
          device.
        </DialogContentText>
        <DialogContentText>
          Questions? Write to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </DialogContentText>
        <ExampleAddressNote />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
