import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { MOCK_TASKS } from '../../../.generated/mockTasks';
import { PageHeader } from '../../components/PageHeader';
import { countOf } from '../../texts/en/format';
import type { CourseId } from '../../content/model';
import { courseAddress } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
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
        label={`practice, ${title.toLowerCase()}`}
        title="Mock interview"
        lead={`Tasks from every lesson in the course, with a clock and no hints. The pool has ${countOf(tasks.length - questions, 'problem')} and ${countOf(questions, 'short question')}.`}
      />
    </div>
  );
}

/** Note for visitors without JavaScript, and a link back to the course. */
export function AfterInterview({ id }: MockSectionsProps) {
  const { title, slug } = findMockCourse(id);
  return (
    <>
      <Typography className="no-js-only">
        Interviews need JavaScript. Each exercise also appears in a lesson, along with its hints and
        solution.
      </Typography>
      <Typography className="mock-aside screen-only" sx={{ mt: 5 }}>
        <Link href={courseAddress(slug)} sx={touchReach}>
          {title}: all lessons
        </Link>
      </Typography>
    </>
  );
}
