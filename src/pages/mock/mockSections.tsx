import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MOCK_PROBLEMS } from '../../../.generated/mockProblems';
import { PageHeader } from '../../components/PageHeader';
import type { CourseId } from '../../content/model';
import { courseAddress } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import * as texts from '../../texts/en/mockSections';
import { findMockCourse } from './findMockCourse';

interface MockSectionsProps {
  id: CourseId;
}

/** Page header, with the number of problems to draw from. */
export function MockHeader({ id }: MockSectionsProps) {
  const { title } = findMockCourse(id);
  return (
    <div className="mock-header">
      <PageHeader
        label={texts.label(title)}
        title={texts.title}
        lead={texts.lead((MOCK_PROBLEMS[id] ?? []).length)}
      />
    </div>
  );
}

/** Note for visitors without JavaScript, and a link back to the course. */
export function AfterInterview({ id }: MockSectionsProps) {
  const { title, slug } = findMockCourse(id);
  return (
    <>
      <Typography className="no-js-only">{texts.withoutScript}</Typography>
      <Typography className="mock-aside screen-only" sx={{ mt: 5 }}>
        <Link href={courseAddress(slug)} sx={touchReach}>
          {texts.allLessons(title)}
        </Link>
      </Typography>
    </>
  );
}
