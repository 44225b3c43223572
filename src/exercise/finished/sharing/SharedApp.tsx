import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { FullWindow } from '../page/FullWindow';
import * as texts from '../../../texts/en/sharedApp';
import { MAX_LINK, readAppLink, type LinkProblem } from './appLink';

const NO_APP: Record<LinkProblem, string> = {
  damaged: texts.linkDamaged,
  tooLong: texts.linkTooLong(MAX_LINK),
  unsupported: texts.linksUnsupported,
};

interface SharedAppProps {
  /** Title of the lesson. */
  title: string;
  /** The shared link's complete URL. */
  address: string;
  onClose: () => void;
}

/** Runs the app from a shared link in a full-screen dialog. The app is sandboxed, and nothing is saved. */
export function SharedApp({ title, address, onClose }: SharedAppProps) {
  const titleId = useId();
  const { colorScheme = 'light' } = useColorScheme();
  const [read, setRead] = useState<Awaited<ReturnType<typeof readAppLink>>>();

  useEffect(() => {
    let isCurrent = true;
    void readAppLink(address).then((result) => {
      if (isCurrent) setRead(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);

  if (read === undefined) return null;
  if ('files' in read) {
    return (
      <FullWindow
        isOpen
        name={title}
        note={texts.whoseApp(title)}
        files={read.files}
        scheme={colorScheme}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.cannotOpen}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{NO_APP[read.problem]}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.goToLesson}</Button>
      </DialogActions>
    </Dialog>
  );
}
