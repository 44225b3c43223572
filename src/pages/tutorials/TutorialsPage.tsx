import Container from '@mui/material/Container';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { ContinueSlot } from '../../progress/widgets/ContinueSlot';
import { hasProgress } from '../../progress/hasProgress';
import { useClientValue } from '../../prerendered/useClientValue';
import { useQueryState } from '../../site/useQueryState';
import { filterForm, results, texts } from './deferred';
import { FILTERS_CODEC, isNarrowed, NO_FILTERS } from './filters';

/** All lessons, with what the reader has done of each, and filters that the address remembers. */
export function TutorialsPage() {
  const { state: filters, type, choose } = useQueryState(FILTERS_CODEC, NO_FILTERS);
  const hasBegun = useClientValue(hasProgress, false);

  return (
    <>
      <Static code={texts} isFirst>
        {({ TutorialsHeader }) => <TutorialsHeader />}
      </Static>
      <Container sx={{ pt: 5, pb: 'var(--section-space)' }}>
        <ContinueSlot />
        <Deferred code={filterForm} isFirst>
          {({ FilterForm }) => <FilterForm filters={filters} onType={type} onChoose={choose} />}
        </Deferred>
        <Deferred code={results} isFirst isWanted={hasBegun || isNarrowed(filters)}>
          {({ Results }) => <Results filters={filters} onChoose={choose} />}
        </Deferred>
      </Container>
    </>
  );
}
