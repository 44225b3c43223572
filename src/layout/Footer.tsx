import { siteHref } from '../content/basePath';
import { brand } from '../brand/brand';
import { CopyrightLine } from './CopyrightLine';
import { Logo } from './Logo';
import type { LabelledLink } from './navigation';
import { SocialLinks } from './SocialLinks';
import styles from './Footer.module.css';

interface FooterProps {
  courses: readonly LabelledLink[];
  company: readonly LabelledLink[];
}

/** The four columns at the foot of every page (specification section 2, "Footer"). */
export function Footer({ courses, company }: FooterProps) {
  return (
    <footer className={`render-near ${styles.footer} screen-only`}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
        <LinkColumn title="Courses" links={courses} />
        <LinkColumn title="Company" links={company} />
        <section aria-label="Connect With Us">
          <h2 className={styles.title}>Connect With Us</h2>
          {brand.social?.length ? <SocialLinks links={brand.social} /> : null}
          <a className={styles.link} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </section>
      </div>
      <CopyrightLine />
    </footer>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly LabelledLink[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, link }) => (
          <li key={label}>
            <a href={siteHref(link)} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
