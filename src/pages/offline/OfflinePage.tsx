import { PageHeader } from '../../components/PageHeader';
import { WaysOn } from '../../components/WaysOn';
import { head } from './head';

/** Instead of a page that was asked for without a network and is not kept on the device. Not a route of its own. */
export function OfflinePage() {
  return (
    <PageHeader title={head.title} lead={head.description}>
      <WaysOn />
    </PageHeader>
  );
}
