import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

type Kind = 'menu' | 'drawer' | 'dialog' | 'popover';

export function Overlays() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Kind | null>(null);
  const opener = (kind: Kind) => (
    <Button
      key={kind}
      onClick={({ currentTarget }) => {
        setAnchor(currentTarget);
        setShown(kind);
      }}
    >
      Open the {kind}
    </Button>
  );
  const close = () => setShown(null);
  return (
    <Stack
      component="section"
      aria-label="Overlays"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {(['menu', 'drawer', 'dialog', 'popover'] as const).map(opener)}
      <Tooltip title="A hint">
        <Button>Hover here</Button>
      </Tooltip>
      <Menu open={shown === 'menu'} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={close}>Menu choice</MenuItem>
      </Menu>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Side' } }}
      >
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
      <Dialog open={shown === 'dialog'} onClose={close} aria-labelledby="gallery-dialog">
        <DialogTitle id="gallery-dialog">A question</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Close the dialog</Button>
        </DialogActions>
      </Dialog>
      <Popover
        open={shown === 'popover'}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Typography sx={{ p: 2 }}>Popover text</Typography>
      </Popover>
    </Stack>
  );
}
