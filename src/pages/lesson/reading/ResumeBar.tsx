import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useClientValue } from '../../../prerendered/useClientValue';
import type { ContentsEntry } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';

interface ResumeBarProps {
  /** The lesson's. */
  slug: string;
  contents: readonly ContentsEntry[];
  /** Slug of the heading that is being read. */
  current: string | null;
}

/** Offers to go on where the reader left this lesson. The page never jumps there by itself. */
export function ResumeBar({ slug, contents, current }: ResumeBarProps) {
  const [dismissed, setDismissed] = useState(false);
  // As it was when the page opened; reading on moves the stored position.
  const [place] = useState(() => progressStore.getSnapshot().last);
  // Someone who came for a passage has got what they asked for.
  const isOffered = useClientValue(() => window.location.hash === '', false);

  const positions = contents.map((entry) => entry.slug);
  const left = place?.slug === slug && place.heading ? positions.indexOf(place.heading) : -1;
  const here = current === null ? -1 : positions.indexOf(current);
  const target = contents[left];
  if (!target || !isOffered || dismissed || here >= left) return null;

  return (
    <aside className="screen-only" aria-label="Continue reading">
      <Bar variant="outlined">
        <p>
          Continue at{' '}
          <a href={`#${target.slug}`} onClick={() => setDismissed(true)}>
            {target.title}
          </a>
          ?
        </p>
        <Button size="small" onClick={() => setDismissed(true)}>
          No, thanks
        </Button>
      </Bar>
    </aside>
  );
}

/** At the foot of the window, beside the theme switch. */
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
