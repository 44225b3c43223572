import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { lessonAddress } from '../../site/addresses';
import type { LessonOutline } from '../../content/lesson';
import { SaveForOffline } from '../../exercise/save/SaveForOffline';
import { isBookmarked } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/lessonTools';
import { shareLink } from './shareLink';

const MESSAGES = {
  shared: '',
  copied: texts.linkCopied,
  failed: texts.copyingBlocked,
};

interface LessonToolsProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'title'>;
}

/** Buttons to bookmark, share, print, or save a lesson. */
export function LessonTools({ lesson: { id, slug, title } }: LessonToolsProps) {
  const isKept = isBookmarked(useProgress(), id);
  const [message, setMessage] = useState('');
  const addresses = useMemo(() => [lessonAddress(slug)], [slug]);

  async function share() {
    setMessage(MESSAGES[await shareLink(title)]);
  }

  return (
    <Tools className="js-only screen-only">
      <Button
        size="small"
        aria-pressed={isKept}
        startIcon={isKept ? <Bookmark /> : <BookmarkBorder />}
        sx={{ '&[aria-pressed="true"]': { color: 'primary.main' } }}
        onClick={() => progressStore.toggleBookmark(id)}
      >
        {texts.bookmark}
      </Button>
      <Button size="small" onClick={() => void share()}>
        {texts.share}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <SaveForOffline addresses={addresses} label={texts.saveForOffline} />
      <p role="status">{message}</p>
    </Tools>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  // Aligns the button labels with the text.
  marginInline: -12,
  // Makes the buttons fit on one line on phones.
  [theme.breakpoints.down('sm')]: {
    marginInline: -8,
    '& .MuiButton-root': { minWidth: 0, paddingInline: 8 },
  },
  '& > p': {
    ...theme.typography.caption,
    paddingInline: 12,
    color: theme.vars.palette.success.main,
  },
  '& > p:empty': { display: 'none' },
}));
