import { useState } from 'react';
import { ToolButton } from '../../../components/code/ToolButton';
import { useClientValue } from '../../../components/useClientValue';
import type { ContentsEntry } from '../../../content/lesson';
import { progressStore } from '../../../progress/progressStore';
import styles from './reading.module.css';

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
  // As it was when the page opened; reading on moves the stored place.
  const [place] = useState(() => progressStore.getSnapshot().last);
  // Someone who came for a passage has got what they asked for.
  const isOffered = useClientValue(() => window.location.hash === '', false);

  const positions = contents.map((entry) => entry.slug);
  const left = place?.slug === slug && place.heading ? positions.indexOf(place.heading) : -1;
  const here = current === null ? -1 : positions.indexOf(current);
  const target = contents[left];
  if (!target || !isOffered || dismissed || here >= left) return null;

  return (
    <aside className={`${styles.resume} screen-only`} aria-label="Continue reading">
      <p>
        Continue at{' '}
        <a href={`#${target.slug}`} onClick={() => setDismissed(true)}>
          {target.title}
        </a>
        ?
      </p>
      <ToolButton onClick={() => setDismissed(true)}>No, thanks</ToolButton>
    </aside>
  );
}
