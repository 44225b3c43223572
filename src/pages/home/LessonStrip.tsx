import { styled } from '@mui/material/styles';

/** Length of a lesson's mark and of the gap after it, in the drawing's own units. */
const MARK = 4;
const GAP = 2;

interface LessonStripProps {
  lessons: number;
  /** How many of them can be read today. */
  open: number;
}

/** A mark for each lesson of a course, the readable ones filled. Decoration: the text beside it says the same. */
export function LessonStrip({ lessons, open }: LessonStripProps) {
  const length = (count: number) => count * (MARK + GAP);
  const dashes = `${MARK} ${GAP}`;
  return (
    <Strip viewBox={`0 0 ${length(lessons)} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 4H${length(lessons)}`} strokeDasharray={dashes} />
      <path d={`M0 4H${length(open)}`} strokeDasharray={dashes} />
    </Strip>
  );
}

const Strip = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 12,
  strokeWidth: 8,
  '& > :first-child': { stroke: theme.vars.palette.site.lineStrong, strokeOpacity: 0.35 },
  '& > :last-child': { stroke: theme.vars.palette.primary.main },
}));
