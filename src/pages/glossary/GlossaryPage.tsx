import { Static } from '../../prerendered/Static';
import { sections } from './deferred';

/** The words and constructs that lessons introduce. Nothing of it is hydrated. */
export function GlossaryPage() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ GlossaryHeader }) => <GlossaryHeader />}
      </Static>
      <Static code={sections} isFirst>
        {({ GlossaryTerms }) => <GlossaryTerms />}
      </Static>
      <Static code={sections}>{({ GlossaryConstructs }) => <GlossaryConstructs />}</Static>
    </>
  );
}
