import { Static } from '../../prerendered/Static';
import { sections } from './afterThisChunks';

/** What the courses make of a learner, what they don't, and what to learn next. Nothing of it is hydrated. */
export function AfterThisPage() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ AfterThisTop }) => <AfterThisTop />}
      </Static>
      <Static code={sections}>{({ WhatNext }) => <WhatNext />}</Static>
    </>
  );
}
