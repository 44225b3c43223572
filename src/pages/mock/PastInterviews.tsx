import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MockTask } from '../../content/exercises/mock';
import { LANGUAGE } from '../../texts/en/language';
import * as texts from '../../texts/en/mockInterview';
import { outcomeOf, type MockSession } from './session/session';

interface PastInterviewsProps {
  /** Earlier interviews, newest first. */
  interviews: readonly MockSession[];
  pool: readonly MockTask[];
}

/** Table of the earlier interviews stored on this device. Renders nothing if there are none. */
export function PastInterviews({ interviews, pool }: PastInterviewsProps) {
  if (interviews.length === 0) return null;
  const titles = new Map(pool.map(({ id, title }) => [id, title]));
  return (
    <section aria-labelledby="mock-past">
      <Typography variant="h3" component="h2" id="mock-past" sx={{ mt: 6, mb: 1.5 }}>
        {texts.pastTitle}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="mock-past" sx={{ maxWidth: 860 }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{texts.dateColumn}</TableCell>
              <TableCell>{texts.passedInTimeColumn}</TableCell>
              <TableCell>{texts.tasksColumn}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {interviews.map((interview) => (
              <TableRow key={interview.startedAt}>
                <TableCell>{dayText(interview.startedAt)}</TableCell>
                <TableCell>{texts.passedOf(inTime(interview), interview.tasks.length)}</TableCell>
                <TableCell>
                  {texts.taskTitles(interview.tasks.flatMap((id) => titles.get(id) ?? []))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

function inTime(interview: MockSession): number {
  return interview.tasks.filter((id) => outcomeOf(interview, id) === 'passed').length;
}

function dayText(time: number): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' }).format(time);
}
