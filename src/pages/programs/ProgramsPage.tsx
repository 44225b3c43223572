import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { HAS_COHORTS, HAS_OFFERS } from '../../../.generated/office/has';
import { OwnSections } from '../../../.generated/school/sections/programs';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { programOffice, programTexts } from './programsChunks';
import { ProgramSection } from './ProgramSection';

/** The programs, how long each takes, and a link to the planner. */
export function ProgramsPage() {
  return (
    <>
      <Static code={programTexts} isFirst>
        {({ ProgramsTop }) => <ProgramsTop />}
      </Static>
      {PROGRAM_SUMMARIES.map((program, index) => (
        <Fragment key={program.id}>
          {index > 0 ? (
            <PageWidth>
              <Rule />
            </PageWidth>
          ) : null}
          <ProgramSection program={program} />
        </Fragment>
      ))}
      {HAS_OFFERS || HAS_COHORTS ? (
        <Deferred code={programOffice}>{({ ProgramOffice }) => <ProgramOffice />}</Deferred>
      ) : null}
      {OwnSections ? <OwnSections /> : null}
      <Static code={programTexts}>{({ ProgramsClosing }) => <ProgramsClosing />}</Static>
    </>
  );
}

const Rule = styled('hr')(({ theme }) => ({
  height: 0,
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
}));
