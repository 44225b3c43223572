import type { ContentsEntry } from '../../../content/lesson';
import styles from './reading.module.css';

interface ContentsListProps {
  contents: readonly ContentsEntry[];
  /** Slug of the heading that is being read. */
  current: string | null;
}

/** Links to the headings of a lesson. */
export function ContentsList({ contents, current }: ContentsListProps) {
  return (
    <ol className={styles.contents}>
      {contents.map(({ slug, title, level }) => (
        <li key={slug} className={level === 3 ? styles.below : undefined}>
          <a href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
