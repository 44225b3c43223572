import { styled } from '@mui/material/styles';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import { CourseCover } from '../../components/cover/CourseCover';
import type { ProgramSummary } from '../../content/summary';

interface ProgramCoversProps {
  program: ProgramSummary;
}

/** The covers of a program's courses, in the order in which it first takes them. */
export function ProgramCovers({ program: { courseTitles } }: ProgramCoversProps) {
  return (
    <Covers>
      {courseTitles
        .flatMap((title) => COURSE_SUMMARIES.find((course) => course.title === title) ?? [])
        .map(({ id, cover, totals }) => (
          <div key={id}>
            <CourseCover motif={cover} totals={totals} />
          </div>
        ))}
    </Covers>
  );
}

const Covers = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 32,
  '& > div': { position: 'relative', flex: 'none', width: 'clamp(80px, 11vw, 152px)' },
  // A line leads from each to the next.
  '& > div + div::before': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: -24,
    width: 16,
    height: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));
