import { SITE_FACTS } from '../../../.generated/summaries';
import { IntelligentAutomation } from '../../animation/IntelligentAutomation';
import { brand } from '../../brand/brand';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../content/addresses';
import { countOf, formatMinutes } from '../../content/format';
import styles from './Hero.module.css';

const FACTS = [
  { value: countOf(SITE_FACTS.tutorials, 'lesson'), meaning: 'open to read and run today' },
  { value: countOf(SITE_FACTS.exercises, 'exercise'), meaning: 'checked in the page' },
  { value: formatMinutes(SITE_FACTS.minutes), meaning: 'to read and do them all' },
  { value: 'No account', meaning: 'and nothing to install' },
];

/** The first window of the home page: what this is, how to begin, and how much of it there is. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <PageHeader
          label={brand.tagline}
          title={
            <>
              <span className={styles.line}>Write it. Run it.</span>{' '}
              <span className={styles.line}>Know why it works.</span>
            </>
          }
          lead={brand.description}
        >
          <p className={styles.actions}>
            <ButtonLink to={ADDRESSES.tutorials}>Start with a tutorial</ButtonLink>
            <ButtonLink to={ADDRESSES.courses} variant="outlined">
              See the courses
            </ButtonLink>
          </p>
        </PageHeader>
        <div className={styles.picture}>
          <IntelligentAutomation />
        </div>
      </div>
      <dl className={styles.facts}>
        {FACTS.map(({ value, meaning }) => (
          <div key={meaning} className={styles.fact}>
            <dt>{meaning}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
