import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { GlossaryBar } from './GlossaryBar';
import { filter, letters, sections } from './glossaryChunks';
import { LIST_ID } from './listId';

/** Terms and code constructs that lessons introduce. Only the filter is hydrated. */
export function GlossaryPage() {
  const isAsked = useClientValue(() => window.location.search !== '', false);

  return (
    <>
      <Static code={sections} isFirst>
        {({ GlossaryHeader }) => <GlossaryHeader />}
      </Static>
      {/* Container that limits the sticky bar: the bar stops sticking at the end of the terms. */}
      <div id={LIST_ID}>
        <GlossaryBar>
          <Deferred code={filter} isFirst isWanted={isAsked}>
            {({ GlossaryFilter }) => <GlossaryFilter />}
          </Deferred>
          <Static code={letters} isFirst>
            {({ GlossaryLetters }) => <GlossaryLetters />}
          </Static>
        </GlossaryBar>
        <Static code={sections} isFirst>
          {({ GlossaryTerms }) => <GlossaryTerms />}
        </Static>
      </div>
      <Static code={sections}>{({ GlossaryConstructs }) => <GlossaryConstructs />}</Static>
    </>
  );
}
