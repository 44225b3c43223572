import { brand } from '../../brand/brand';
import { Section } from '../../components/Section';
import styles from './ContactSection.module.css';

/** Profiles that the brand really has; a placeholder leads nowhere and so is not offered here. */
const PROFILES = (brand.social ?? []).filter(({ href }) => href !== '#');

export function ContactSection() {
  return (
    <Section
      id="contact"
      title="Contact"
      intro="Questions, mistakes you found, something that is missing: write to us."
    >
      <p>
        <a className={styles.mail} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      {PROFILES.length > 0 ? (
        <ul className={styles.profiles} aria-label="Elsewhere">
          {PROFILES.map(({ network, label, href }) => (
            <li key={network}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
