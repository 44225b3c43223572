import { styled } from '@mui/material/styles';
import { OwnSections } from '../../../.generated/school/sections/tutorials';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { hasProgress } from '../../progress/hasProgress';
import { returning } from '../../progress/widgets/lazyReturning';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { useClientValue } from '../../prerendered/useClientValue';
import { useQueryState } from '../../site/useQueryState';
import { entryCheck, filterForm, results, texts } from './tutorialsChunks';
import { FILTERS_CODEC, isNarrowed, NO_FILTERS } from './filters';

/** All lessons, with the reader's progress and filters that are synced with the URL. */
export function TutorialsPage() {
  const { state: filters, type, choose } = useQueryState(FILTERS_CODEC, NO_FILTERS);
  const hasBegun = useClientValue(hasProgress, false);

  return (
    <>
      <Static code={texts} isFirst>
        {({ TutorialsHeader }) => <TutorialsHeader />}
      </Static>
      <PageWidth sx={{ pt: { xs: 3, sm: 5 }, pb: 'var(--section-space)' }}>
        <Starts className="screen-only">
          <Static code={texts} isFirst>
            {({ StartHere }) => <StartHere />}
          </Static>
          <Deferred code={entryCheck} isFirst>
            {({ EntryCheck }) => <EntryCheck />}
          </Deferred>
        </Starts>
        <ReturningOnly code={returning}>
          {({ ReviewLine, SetAsideNotice }) => (
            <>
              <SetAsideNotice />
              <ReviewLine />
            </>
          )}
        </ReturningOnly>
        <Deferred code={filterForm} isFirst>
          {({ FilterForm }) => <FilterForm filters={filters} onType={type} onChoose={choose} />}
        </Deferred>
        <Deferred code={results} isFirst isWanted={hasBegun || isNarrowed(filters)}>
          {({ Results }) => <Results filters={filters} onChoose={choose} />}
        </Deferred>
      </PageWidth>
      {OwnSections ? <OwnSections /> : null}
    </>
  );
}

/**
 * The starting points: side by side on wide screens, with equal heights. A school without questions has only
 * the first.
 */
const Starts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
  },
  '& > div': { display: 'grid' },
  '& > div:empty': { display: 'none' },
}));
