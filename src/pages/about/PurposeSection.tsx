import { ButtonLink } from '../../components/ButtonLink';
import { Section } from '../../components/Section';
import { ADDRESSES } from '../../content/addresses';
import { Prose } from './Prose';
import styles from './PurposeSection.module.css';
import { PURPOSE } from './texts';
import { TriedOut } from './TriedOut';

export function PurposeSection() {
  return (
    <Section id="purpose" title="Purpose">
      <div className={styles.columns}>
        <Prose texts={PURPOSE}>
          <p>
            <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
              See the lessons
            </ButtonLink>
          </p>
        </Prose>
        <TriedOut />
      </div>
    </Section>
  );
}
