import { siteHref } from '../../content/basePath';
import { lessonAddress } from '../../content/addresses';
import type { LessonOutline } from '../../content/lesson';
import styles from './BeforeYouStart.module.css';

interface BeforeYouStartProps {
  lesson: Pick<LessonOutline, 'outcomes' | 'prerequisites' | 'needs'>;
}

/** What the reader can do afterwards, and what it takes. */
export function BeforeYouStart({
  lesson: { outcomes, prerequisites, needs },
}: BeforeYouStartProps) {
  const isOpenToAll = prerequisites.length === 0 && needs.length === 0;
  return (
    <div className={styles.panel}>
      <section aria-labelledby="outcomes-title">
        <h2 id="outcomes-title">Afterwards you can</h2>
        <ul className={styles.outcomes}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="needs-title">
        <h2 id="needs-title">Before you start</h2>
        {isOpenToAll ? (
          <p>Nothing. This lesson starts at the beginning.</p>
        ) : (
          <ul>
            {prerequisites.map(({ id, slug, title }) => (
              <li key={id}>
                <a href={siteHref(lessonAddress(slug))}>{title}</a>
              </li>
            ))}
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
