import { SITE_FACTS } from '../../../.generated/summaries';
import { PageHeader } from '../../components/PageHeader';
import { countOf } from '../../content/format';
import { head } from './head';

/** The top of the page. */
export function TutorialsHeader() {
  return (
    <PageHeader
      label={countOf(SITE_FACTS.tutorials, 'lesson')}
      title={head.title}
      lead={head.description}
    />
  );
}
