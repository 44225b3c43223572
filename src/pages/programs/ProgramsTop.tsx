import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import * as texts from '../../texts/en/programSections';
import { head } from './head';
import { ProgramContents } from './ProgramContents';

/** Page header with a link to each program. */
export function ProgramsTop() {
  return (
    <PageHeader
      label={texts.guidedPaths(PROGRAM_SUMMARIES.length)}
      title={head.title}
      lead={head.description}
    >
      <ProgramContents />
    </PageHeader>
  );
}
