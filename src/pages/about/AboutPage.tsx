import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { sections, storage } from './deferred';

/** Who makes the site and how, what it keeps on the device, and how to reach us. */
export function AboutPage() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ AboutHeader }) => <AboutHeader />}
      </Static>
      <Static code={sections}>{({ UpperSections }) => <UpperSections />}</Static>
      <Deferred code={storage}>{({ StorageSection }) => <StorageSection />}</Deferred>
      <Static code={sections}>{({ LowerSections }) => <LowerSections />}</Static>
    </>
  );
}
