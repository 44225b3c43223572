import { Static } from '../../prerendered/Static';
import { sections } from './afterThisChunks';

/** What the courses prepare learners for, what they don't, and what to learn next. Rendered in `Static`. */
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
