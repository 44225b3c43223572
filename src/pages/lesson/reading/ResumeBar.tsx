import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useClientValue } from '../../../prerendered/useClientValue';
import type { LessonOutline } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';
import { useCurrentHeading } from '../../../site/useCurrentHeading';
import { LESSON_END } from '../lessonEnd';
import { useReturnAfterReload } from './useReturnAfterReload';

/** Scroll distance that dismisses the offer to continue, in px. */
const SCROLLED_ON = 600;

interface ResumeBarProps {
  lesson: Pick<LessonOutline, 'slug' | 'contents' | 'exerciseIds'>;
}

/**
 * Offers to continue at the reader's last position in this lesson. Scrolls automatically only after a reload
 * (see `useReturnAfterReload`). Scrolling, typing, or clicking elsewhere dismisses the offer.
 */
export function ResumeBar({ lesson: { slug, contents, exerciseIds } }: ResumeBarProps) {
  // The position when the page opened. The stored position changes as the reader scrolls.
  const [last] = useState(() => progressStore.getSnapshot().last);
  // A URL with a fragment already has a scroll target.
  const isWanted = useClientValue(() => window.location.hash === '', false);
  const id = last?.slug === slug ? last.heading : undefined;
  const places = useMemo(
    () => [...contents.map((entry) => entry.slug), ...exerciseIds, LESSON_END],
    [contents, exerciseIds],
  );
  useReturnAfterReload(isWanted ? id : undefined, places);
  if (id === undefined || !isWanted) return null;

  const title = exerciseIds.includes(id)
    ? 'the last exercise you saw'
    : contents.find((entry) => entry.slug === id)?.title;
  return title === undefined ? null : <Offer id={id} title={title} />;
}

interface OfferProps {
  /** Id of the heading or exercise where the reader stopped. */
  id: string;
  title: string;
}

function Offer({ id, title }: OfferProps) {
  const ids = useMemo(() => [id], [id]);
  const isThere = useCurrentHeading(ids) !== null;
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => setDismissed(true);

  useEffect(() => {
    if (dismissed) return;
    const from = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - from) > SCROLLED_ON) setDismissed(true);
    };
    const onEdit = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[contenteditable], input, textarea'))
        setDismissed(true);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    for (const type of ['keydown', 'input']) document.addEventListener(type, onEdit, { signal });
    return () => stop.abort();
  }, [dismissed]);

  if (dismissed || isThere) return null;

  return (
    <ClickAwayListener onClickAway={dismiss}>
      <aside className="screen-only" aria-label="Continue reading">
        <Bar variant="outlined">
          <p>
            Continue at{' '}
            <a href={`#${id}`} onClick={dismiss}>
              {title}
            </a>
            ?
          </p>
          <Button size="small" onClick={dismiss}>
            No, thanks
          </Button>
        </Bar>
      </aside>
    </ClickAwayListener>
  );
}

/** At the bottom of the viewport, left of the theme switch. */
const Bar = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetInline: 'max(16px, env(safe-area-inset-left)) 80px',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.mobileStepper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  maxWidth: 560,
  marginInline: 'auto',
  padding: '8px 8px 8px 20px',
  borderColor: theme.vars.palette.site.lineStrong,
}));
