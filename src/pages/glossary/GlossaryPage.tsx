import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { filter, sections } from './glossaryChunks';

/** The words and constructs that lessons introduce. Only the filter is ever hydrated. */
export function GlossaryPage() {
  const isAsked = useClientValue(() => window.location.search !== '', false);

  return (
    <>
      <Static code={sections} isFirst>
        {({ GlossaryHeader }) => <GlossaryHeader />}
      </Static>
      <Deferred code={filter} isFirst isWanted={isAsked}>
        {({ GlossaryFilter }) => <GlossaryFilter />}
      </Deferred>
      <Static code={sections} isFirst>
        {({ GlossaryTerms }) => <GlossaryTerms />}
      </Static>
      <Static code={sections}>{({ GlossaryConstructs }) => <GlossaryConstructs />}</Static>
    </>
  );
}
