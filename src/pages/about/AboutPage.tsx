import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { sections, storage } from './aboutChunks';
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
      <Deferred code={storage} isWanted={hasLink}>
        {({ StorageSection }) => <StorageSection />}
      </Deferred>
      <Static code={sections}>{({ LowerSections }) => <LowerSections />}</Static>
    </>
  );
}
