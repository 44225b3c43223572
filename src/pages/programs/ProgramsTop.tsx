import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import { countOf } from '../../texts/en/format';
import { head } from './head';
import { ProgramContents } from './ProgramContents';

/** Page header with a link to each program. */
export function ProgramsTop() {
  return (
    <PageHeader
      label={`${countOf(PROGRAM_SUMMARIES.length, 'guided path')}`}
      title={head.title}
      lead={head.description}
    >
      <ProgramContents />
    </PageHeader>
  );
}
