import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as texts from '../../../texts/en/fullWindow';
import { PageRun, type PageRunProps } from './PageRun';

interface FullWindowProps extends PageRunProps {
  isOpen: boolean;
  /** Tells the reader who wrote the page. Omitted for the reader's own page. */
  note?: string;
  onClose: () => void;
}

/** Full-screen dialog that runs a page in the preview's sandbox. */
export function FullWindow({ isOpen, note, onClose, ...page }: FullWindowProps) {
  const titleId = useId();
  return (
    <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 'var(--gutter)', py: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: '1 1 auto', minWidth: 0, p: 0 }} noWrap>
          {page.name}
        </DialogTitle>
        <Button variant="outlined" onClick={onClose}>
          {texts.close}
        </Button>
      </Box>
      {note === undefined ? null : (
        <Typography variant="body2" sx={{ px: 'var(--gutter)', pb: 1 }}>
          {note}
        </Typography>
      )}
      <PageRun {...page} />
    </Dialog>
  );
}
