import { useMemo, useState } from 'react';
import { ToolButton } from '../../components/code/ToolButton';
import { lessonAddress } from '../../content/addresses';
import type { LessonOutline } from '../../content/lesson';
import { SaveForOffline } from '../../practice/offline/SaveForOffline';
import { isBookmarked } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import { shareLink } from './shareLink';
import styles from './LessonTools.module.css';

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
    <div className={`${styles.tools} js-only screen-only`}>
      <ToolButton aria-pressed={isKept} onClick={() => progressStore.toggleBookmark(id)}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M5.5 3.5h9v13L10 13l-4.5 3.5z"
            fill={isKept ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
        Bookmark
      </ToolButton>
      <ToolButton onClick={() => void share()}>Share</ToolButton>
      <ToolButton onClick={() => window.print()}>Print</ToolButton>
      <SaveForOffline addresses={addresses} label="Save for offline" />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
