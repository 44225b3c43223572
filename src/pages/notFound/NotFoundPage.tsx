import { useLocation } from 'react-router-dom';
import { siteHref } from '../../content/basePath';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { useClientValue } from '../../components/useClientValue';
import { ADDRESSES } from '../../content/addresses';
import { nearestPages } from './nearestPages';
import styles from './NotFoundPage.module.css';

/** Longest part of the asked address that is shown, in characters. */
const LONGEST_SHOWN = 120;

export function NotFoundPage() {
  const { pathname } = useLocation();
  // Not known where this is prerendered: one document serves every unknown address.
  const asked = useClientValue<string | null>(() => pathname, null);

  const suggestions = asked === null ? [] : nearestPages(asked);

  return (
    <PageHeader label="404" title="There is no page at this address">
      <div className={styles.body}>
        {/* First, because what follows comes when the page is hydrated and would move it. */}
        <p className={styles.actions}>
          <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
          <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
            Tutorials
          </ButtonLink>
        </p>
        {asked === null ? null : (
          <p>
            You asked for <code className={styles.asked}>{asked.slice(0, LONGEST_SHOWN)}</code>.
          </p>
        )}
        {suggestions.length > 0 ? (
          <>
            <p id="near">Perhaps you meant:</p>
            <ul aria-labelledby="near">
              {suggestions.map(({ label, address }) => (
                <li key={address}>
                  <a href={siteHref(address)}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </PageHeader>
  );
}
