import { HAS_EVENTS } from '../../../.generated/office/has';
import { OwnSections } from '../../../.generated/school/sections/about';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { events, sections, storage } from './aboutChunks';
import { isProgressLink } from './transfer/linkMark';

/** About page: the purpose of the school, stored data, contact, and how lessons are made. */
export function AboutPage() {
  const hasLink = useClientValue(() => isProgressLink(window.location.hash), false);
  return (
    <>
      <Static code={sections} isFirst>
        {({ AboutHeader }) => <AboutHeader />}
      </Static>
      <Static code={sections}>{({ UpperSections }) => <UpperSections />}</Static>
      {HAS_EVENTS ? (
        <Deferred code={events}>{({ EventsSection }) => <EventsSection />}</Deferred>
      ) : null}
      <Deferred code={storage} isWanted={hasLink}>
        {({ StorageSection }) => <StorageSection />}
      </Deferred>
      {OwnSections ? <OwnSections /> : null}
      <Static code={sections}>{({ LowerSections }) => <LowerSections />}</Static>
    </>
  );
}
