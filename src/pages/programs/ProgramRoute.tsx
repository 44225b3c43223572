import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CourseCover } from '../../components/cover/CourseCover';
import { courseTotals } from '../../content/totals';
import { courseAddress } from '../../site/addresses';
import * as texts from '../../texts/en/programSections';
import { touchReach } from '../../theme/targets';
import { TUTORIAL_MAP } from './programPaths';
import type { Station } from './programStations';

interface ProgramRouteProps {
  stations: readonly Station[];
}

/** A program as a route map: courses are stations, and checkpoints are smaller stops between them. */
export function ProgramRoute({ stations }: ProgramRouteProps) {
  return (
    <Route>
      {stations.map((station) => (
        <li key={station.id}>
          <StationHead station={station} />
          <Stops>
            {station.steps.map(({ modules, step: { checkpoint } }) => (
              <li key={checkpoint.id}>
                <Modules>{texts.titleList(modules.map(({ title }) => title))}</Modules>
                <Stop>
                  <Typography variant="subtitle1" component="h4">
                    {texts.checkpoint(checkpoint.title, (text) => (
                      <span className="visually-hidden">{text}</span>
                    ))}
                  </Typography>
                </Stop>
              </li>
            ))}
          </Stops>
        </li>
      ))}
    </Route>
  );
}

interface StationHeadProps {
  station: Station;
}

function StationHead({ station: { course, lessons, minutes } }: StationHeadProps) {
  return (
    <Head>
      <div>
        <Typography variant="h4" component="h3" sx={{ color: 'text.primary' }}>
          <Link
            href={courseAddress(course.slug)}
            color="inherit"
            sx={{ ...touchReach, display: 'inline-block', paddingBlock: '4px' }}
          >
            {course.title}
          </Link>
        </Typography>
        <Typography variant="body2">{texts.lessonsAndTime(lessons, minutes)}</Typography>
      </div>
      <div>
        <CourseCover motif={course.cover} totals={courseTotals(course, TUTORIAL_MAP)} />
      </div>
    </Head>
  );
}

/** Diameter of a station, in px. The line runs through its center. */
const STATION = 24;

/** Distance from the start of the line to the text, in px. */
const INDENT = 44;

const Route = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingInlineStart: INDENT },
  '& > li:not(:last-child)': { paddingBottom: theme.spacing(4) },
  // The route line.
  '& > li::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `${STATION}px 0`,
    insetInlineStart: STATION / 2 - 1,
    borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '& > li:last-child::after': { bottom: STATION },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 2,
    insetInlineStart: 0,
    width: STATION,
    height: STATION,
    boxSizing: 'border-box',
    border: `6px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
  },
}));

/** Course title, with the cover at its end. */
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px',
  gap: 16,
  alignItems: 'start',
});

const Stops = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(1),
  padding: 0,
  listStyle: 'none',
}));

const Modules = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
}));

/** A checkpoint, marked on the line. */
const Stop = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.primary,
  '&::before': {
    content: '""',
    position: 'absolute',
    // Drawn on top of the route line.
    zIndex: 1,
    top: 6,
    insetInlineStart: STATION / 2 - INDENT - 7,
    width: 14,
    height: 14,
    boxSizing: 'border-box',
    border: `2px solid ${theme.vars.palette.secondary.main}`,
    backgroundColor: theme.vars.palette.background.default,
    rotate: '45deg',
  },
}));
