import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { lessonAddress } from '../../content/addresses';
import type { LessonOutline } from '../../content/lesson';
import { SaveForOffline } from '../../practice/offline/SaveForOffline';
import { isBookmarked } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import { shareLink } from './shareLink';

const MESSAGES = {
  shared: '',
  copied: 'Link copied',
  failed: 'Copying is blocked. The link stands in the address bar.',
};

interface LessonToolsProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'title'>;
}

/** What to do with a lesson beside reading it: keep it, send it on, print it. */
export function LessonTools({ lesson: { id, slug, title } }: LessonToolsProps) {
  const isKept = isBookmarked(useProgress(), id);
  const [message, setMessage] = useState('');
  const addresses = useMemo(() => [lessonAddress(slug)], [slug]);

  async function share() {
    setMessage(MESSAGES[await shareLink(title)]);
  }

  return (
    <Box
      className="js-only screen-only"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mx: -1.5 }}
    >
      <Button
        size="small"
        aria-pressed={isKept}
        startIcon={isKept ? <Bookmark /> : <BookmarkBorder />}
        sx={{ '&[aria-pressed="true"]': { color: 'primary.main' } }}
        onClick={() => progressStore.toggleBookmark(id)}
      >
        Bookmark
      </Button>
      <Button size="small" onClick={() => void share()}>
        Share
      </Button>
      <Button size="small" onClick={() => window.print()}>
        Print
      </Button>
      <SaveForOffline addresses={addresses} label="Save for offline" />
      <Typography
        variant="caption"
        component="p"
        role="status"
        sx={{ px: 1.5, color: 'success.main', '&:empty': { display: 'none' } }}
      >
        {message}
      </Typography>
    </Box>
  );
}
