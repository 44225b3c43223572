import { Static } from '../../prerendered/Static';
import { sections } from './careersChunks';

/** List of jobs. */
export function CareersPage() {
  return (
    <Static code={sections} isFirst>
      {({ JobSections }) => <JobSections />}
    </Static>
  );
}
