import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MOCK_TASKS } from '../../../.generated/mockTasks';
import { PageHeader } from '../../components/PageHeader';
import type { CourseId } from '../../content/model';
import { courseAddress } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import * as texts from '../../texts/en/mockSections';
import { findMockCourse } from './findMockCourse';

interface MockSectionsProps {
  id: CourseId;
}

/** Page header, with the number of tasks in the pool. */
export function MockHeader({ id }: MockSectionsProps) {
  const { title } = findMockCourse(id);
  const tasks = MOCK_TASKS[id] ?? [];
  const questions = tasks.filter(({ slot }) => slot === 'question').length;
  return (
    <div className="mock-header">
      <PageHeader
        label={texts.label(title)}
        title={texts.title}
        lead={texts.lead(tasks.length - questions, questions)}
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
