import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../content/addresses';
import { head } from './head';
import styles from './OfflinePage.module.css';

/** In place of a page that was asked for without a network and is not kept on the device. Not a route of its own. */
export function OfflinePage() {
  return (
    <PageHeader title={head.title} lead={head.description}>
      <p className={styles.actions}>
        <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
        <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
          Tutorials
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
