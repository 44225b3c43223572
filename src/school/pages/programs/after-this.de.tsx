import { Static } from '../../../prerendered/Static';
import type { OwnPage } from '../../../site/ownPage';
import { sections } from './afterThis/afterThisChunks';
import { AFTER_THIS, NEXT_STEPS } from './afterThis/nextSteps.de';

export const page: OwnPage = { ...AFTER_THIS, purpose: 'next-steps' };

export const headings = NEXT_STEPS.map(({ title }) => title);

export const deferred = [sections];

/** The page in German. Rendered in `Static`. */
export function Page() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ AfterThisTop }) => <AfterThisTop />}
      </Static>
      <Static code={sections}>{({ WhatNext }) => <WhatNext />}</Static>
    </>
  );
}
