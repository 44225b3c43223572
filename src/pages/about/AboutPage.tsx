import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { sections, storage } from './deferred';

/** What the school is for, what it saves on the device, how to reach it, and how lessons are made. */
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
