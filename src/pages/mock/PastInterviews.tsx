import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MockProblemFacts } from '../../content/mockProblem';
import { LANGUAGE } from '../../texts/en/language';
import * as texts from '../../texts/en/mockReview';
import { averageScore, minutesOn, outcomeOf, type MockSession } from './session/session';
import { trendsOf } from './trend';

interface PastInterviewsProps {
  /** Earlier interviews, newest first. */
  interviews: readonly MockSession[];
  pool: readonly MockProblemFacts[];
  /** @param startedAt - start of the interview to review */
  onOpen: (startedAt: number) => void;
}

/** The earlier interviews stored on this device, and how they changed. Renders nothing if there are none. */
export function PastInterviews({ interviews, pool, onOpen }: PastInterviewsProps) {
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="mock-past">
      <Typography variant="h3" component="h2" id="mock-past" sx={{ mt: 6, mb: 1.5 }}>
        {texts.pastTitle}
      </Typography>
      {trendLines(interviews).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <TableContainer
        tabIndex={0}
        role="group"
        aria-labelledby="mock-past"
        sx={{ mt: 1.5, maxWidth: 960 }}
      >
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{texts.dateColumn}</TableCell>
              <TableCell>{texts.passedInTimeColumn}</TableCell>
              <TableCell>{texts.minutesColumn}</TableCell>
              <TableCell>{texts.ratingColumn}</TableCell>
              <TableCell>{texts.tasksColumn}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {interviews.map((interview) => (
              <PastRow
                key={interview.startedAt}
                interview={interview}
                pool={pool}
                onOpen={onOpen}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

interface PastRowProps extends Pick<PastInterviewsProps, 'pool' | 'onOpen'> {
  interview: MockSession;
}

function PastRow({ interview, pool, onOpen }: PastRowProps) {
  const { startedAt, tasks } = interview;
  const titles = pool.filter(({ id }) => tasks.includes(id)).map(({ title }) => title);
  const passed = tasks.filter((id) => outcomeOf(interview, id) === 'passed').length;
  const minutes = tasks.reduce((sum, id) => sum + minutesOn(interview, id), 0);
  const average = averageScore(interview);
  return (
    <TableRow>
      <TableCell>{dayText(startedAt)}</TableCell>
      <TableCell>{texts.passedOf(passed, tasks.length)}</TableCell>
      <TableCell>{minutes || texts.none}</TableCell>
      <TableCell>{average === null ? texts.none : texts.rating(decimal(average))}</TableCell>
      <TableCell>
        {texts.taskTitles(titles)}
        {titles.length > 0 ? (
          <div>
            <Button
              size="small"
              className="screen-only"
              aria-label={texts.openReviewOf(dayText(startedAt))}
              onClick={() => onOpen(startedAt)}
            >
              {texts.openReview}
            </Button>
          </div>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

function trendLines(interviews: readonly MockSession[]): string[] {
  const { passes, ratings } = trendsOf(interviews);
  return [
    ...(passes ? [texts.trendOfPasses(percent(passes.before), percent(passes.after))] : []),
    ...(ratings ? [texts.trendOfRatings(decimal(ratings.before), decimal(ratings.after))] : []),
  ];
}

function dayText(time: number): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' }).format(time);
}

function decimal(value: number): string {
  return new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 }).format(value);
}

function percent(value: number): string {
  return new Intl.NumberFormat(LANGUAGE, { style: 'percent' }).format(value);
}
