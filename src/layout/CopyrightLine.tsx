import { brand } from '../brand/brand';
import { useClientValue } from '../components/useClientValue';
import styles from './Footer.module.css';

/** The year of the build, which stands in the prerendered page until the visitor's is known. */
const BUILD_YEAR = Number(process.env.BUILD_YEAR);

/** The copyright line with the visitor's current year. */
export function CopyrightLine() {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);

  return (
    <p className={styles.copyright}>
      © {year} {brand.name}. All rights reserved
    </p>
  );
}
