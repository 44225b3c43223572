import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PreviewFiles, Scheme } from '../../sandbox/preview/protocol';
import { PlainWords } from '../run/PlainWords';
import { PreviewWindow } from '../web/PreviewWindow';
import { usePagePreview } from '../web/usePagePreview';

interface FullWindowProps extends RunningPageProps {
  isOpen: boolean;
  /** Whose page it is, if it isn't the reader's. */
  note?: string;
  onClose: () => void;
}

/** A reader's page in the whole window, in the same sandbox as its preview. */
export function FullWindow({ isOpen, note, onClose, ...page }: FullWindowProps) {
  const titleId = useId();
  return (
    <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 'var(--gutter)', py: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: '1 1 auto', minWidth: 0, p: 0 }} noWrap>
          {page.name}
        </DialogTitle>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </Box>
      {note === undefined ? null : (
        <Typography variant="body2" sx={{ px: 'var(--gutter)', pb: 1 }}>
          {note}
        </Typography>
      )}
      <RunningPage {...page} />
    </Dialog>
  );
}

interface RunningPageProps {
  /** What the page calls itself. */
  name: string;
  files: PreviewFiles;
  scheme: Scheme;
}

function RunningPage({ name, files, scheme }: RunningPageProps) {
  const { host, log } = usePagePreview(files, scheme, name);
  return (
    <>
      <PreviewWindow host={host} width="full" height={0} scheme={scheme} />
      <Box role="status" sx={{ px: 'var(--gutter)' }}>
        {log.notices.map((notice) => (
          <Typography key={notice} variant="body2" sx={{ my: 1 }}>
            <PlainWords text={notice} />
          </Typography>
        ))}
      </Box>
    </>
  );
}
