import { ButtonLink } from '../../components/ButtonLink';
import { ADDRESSES } from '../../content/addresses';
import styles from './Closing.module.css';

/** The last word of the page: begin, or plan. */
export function Closing() {
  return (
    <section id="start" className={styles.frame} aria-labelledby="start-title">
      <div className={styles.panel}>
        <div>
          <h2 id="start-title">Read one lesson. Then decide.</h2>
          <p className={styles.text}>
            Nothing to install and no account to make. Close the tab whenever you like; your browser
            keeps your place.
          </p>
        </div>
        <p className={styles.actions}>
          <ButtonLink to={ADDRESSES.tutorials}>Choose a tutorial</ButtonLink>
          <ButtonLink to={ADDRESSES.programs} variant="outlined">
            Plan your weeks
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
