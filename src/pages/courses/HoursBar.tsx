import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import type { MinutesRange } from '../../content/model';
import styles from './HoursBar.module.css';

/** The scale that all courses share, minutes. */
const LONGEST = Math.max(...COURSE_SUMMARIES.map(({ totals }) => totals.minutes.to));

interface HoursBarProps {
  minutes: MinutesRange;
}

/** How long a course takes beside the longest one; the figures stand next to it in words. */
export function HoursBar({ minutes: { from, to } }: HoursBarProps) {
  const x = (100 * from) / LONGEST;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.scale} y="2" width="100" height="2" />
      <rect className={styles.least} width={x} height="6" />
      <rect className={styles.most} x={x} width={(100 * to) / LONGEST - x} height="6" />
    </svg>
  );
}
