import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { COURSE_SUMMARIES, PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { DottedList } from '../../components/DottedList';
import { programTime } from '../../components/programTime';
import { Section } from '../../components/Section';
import { ADDRESSES, PLANNER_ADDRESS } from '../../site/addresses';
import * as counts from '../../texts/en/counts';
import * as texts from '../../texts/en/homeSections';
import type { ProgramSummary } from '../../content/summary';
import { touchReach } from '../../theme/targets';
import { courseStops } from './courseStops';
import { Stop, Track } from './Track';

const COURSE_TITLES = COURSE_SUMMARIES.map(({ title }) => title);

/**
 * The programs, drawn like lines on a transit map. The courses are the stops, in the same order on every
 * line.
 */
export function ProgramTracks() {
  return (
    <Section
      id="programs"
      title={texts.programsTitle(PROGRAM_SUMMARIES.length)}
      intro={texts.programsIntro((label) => (
        <Link href={PLANNER_ADDRESS}>{label}</Link>
      ))}
    >
      <Programs>
        {PROGRAM_SUMMARIES.map((program) => (
          <ProgramTrack key={program.id} program={program} />
        ))}
      </Programs>
    </Section>
  );
}

interface ProgramTrackProps {
  program: ProgramSummary;
}

function ProgramTrack({ program }: ProgramTrackProps) {
  const { id, title, description, courseTitles, checkpoints, totals } = program;
  return (
    <li>
      <div>
        <Typography variant="h3">
          <Link href={`${ADDRESSES.programs}#${id}`} sx={touchReach}>
            {title}
          </Link>
        </Typography>
        <Typography sx={{ maxWidth: '46ch', mt: 1, color: 'text.secondary' }}>
          {description}
        </Typography>
      </div>
      <div>
        <Track aria-label={texts.coursesIn(title)}>
          {courseStops(COURSE_TITLES, courseTitles).map(({ course, kind }) => (
            <Stop key={course} kind={kind} aria-hidden={!courseTitles.includes(course)}>
              {courseTitles.includes(course) ? course : null}
            </Stop>
          ))}
        </Track>
        <Box sx={{ mt: 2 }}>
          <DottedList>
            <li>{counts.lessons(totals.lessons)}</li>
            <li>{counts.checkpoints(checkpoints)}</li>
            <li>{programTime(program)}</li>
          </DottedList>
        </Box>
      </div>
    </li>
  );
}

const Programs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '20px 64px',
    '@media print': { breakInside: 'avoid' },
  },
  [theme.breakpoints.up('md')]: {
    gap: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      paddingBlock: 32,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));
