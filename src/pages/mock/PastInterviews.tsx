import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MockTask } from '../../content/exercises/mock';
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
        Your recent interviews
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="mock-past" sx={{ maxWidth: 860 }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Date</TableCell>
              <TableCell>Passed in time</TableCell>
              <TableCell>Tasks</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {interviews.map((interview) => (
              <TableRow key={interview.startedAt}>
                <TableCell>{dayText(interview.startedAt)}</TableCell>
                <TableCell>
                  {inTime(interview)} of {interview.tasks.length}
                </TableCell>
                <TableCell>
                  {interview.tasks.flatMap((id) => titles.get(id) ?? []).join(', ')}
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
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(time);
}
