import { services } from '../../.generated/office/services';
import { Deferred } from '../prerendered/Deferred';
import { servicesModule } from './servicesChunk';

/** The question about services, whose code loads after the first paint at any scroll position. */
export function ServicesBoundary() {
  return (
    <Deferred code={servicesModule} isFirst isWanted>
      {({ Services }) => <Services services={services} />}
    </Deferred>
  );
}
