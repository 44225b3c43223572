import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TermEntry } from '../../../content/lesson';
import { lessonAddress, termAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/lessonTerm';

export interface TermCardProps {
  entry: TermEntry;
  /** The term's slug. */
  slug: string;
  /** Finds the term's link in the text. A lesson links each term only once. */
  findWord: () => HTMLElement | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Popover with a term's definition and the lesson that teaches it. Closing returns focus to the term. */
export function TermCard({ entry, slug, findWord, isOpen, onClose }: TermCardProps) {
  const titleId = useId();
  const { term, means, lesson } = entry;
  return (
    <Popover
      open={isOpen}
      anchorEl={findWord}
      disableRestoreFocus
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        transition: { onExited: () => findWord()?.focus({ preventScroll: true }) },
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { maxWidth: 'min(360px, calc(100vw - 32px))', mt: 1, p: 2.5 },
        },
      }}
    >
      <Typography id={titleId} variant="subtitle1" component="p">
        {term}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{means}</Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: '4px 20px', mt: 1.5, typography: 'body2' }}
      >
        <Link href={lessonAddress(lesson.slug)} onClick={onClose} sx={{ py: 1.25 }}>
          {texts.taughtIn(lesson.title)}
        </Link>
        <Link href={termAddress(slug)} onClick={onClose} sx={{ py: 1.25 }}>
          {texts.glossary}
        </Link>
      </Stack>
    </Popover>
  );
}
