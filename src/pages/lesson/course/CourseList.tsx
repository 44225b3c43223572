import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { Disclosure } from '../../../components/Disclosure';
import type { CourseOutline, ModuleOutline } from '../../../content/outlines/courseOutline';
import { lessonState, type LessonState } from '../../../progress/progressModel';
import { useProgress } from '../../../progress/useProgress';
import { SiteLink } from '../../../site/SiteLink';
import { lessonAddress } from '../../../site/addresses';
import * as texts from '../../../texts/en/lessonTools';

interface CourseListProps {
  course: CourseOutline;
  /** Id of the current lesson. */
  current: string;
  /** Called with the id of a lesson whose link is clicked. */
  onChoose?: (lessonId: string) => void;
}

/** A course's lessons by module, with marks for the reader's progress. Opens the current lesson's module. */
export function CourseList({ course, current, onChoose }: CourseListProps) {
  const progress = useProgress();
  return (
    <Modules>
      {course.modules.map((module) => (
        <li key={module.id}>
          <Disclosure
            isWide
            size="small"
            open={module.lessons.some(({ id }) => id === current)}
            summary={module.title}
            aside={<DoneCount module={module} stateOf={(id) => lessonState(progress, id)} />}
          >
            <Lessons>
              {module.lessons.map(({ id, slug, title }) => (
                <li key={id}>
                  <Lesson
                    href={lessonAddress(slug)}
                    aria-current={id === current ? 'page' : undefined}
                    onClick={() => onChoose?.(id)}
                  >
                    <LessonTick state={lessonState(progress, id)} />
                    <span>
                      {title} <StateWord state={lessonState(progress, id)} />
                    </span>
                  </Lesson>
                </li>
              ))}
            </Lessons>
          </Disclosure>
        </li>
      ))}
    </Modules>
  );
}

interface DoneCountProps {
  module: ModuleOutline;
  stateOf: (lessonId: string) => LessonState;
}

function DoneCount({ module: { lessons }, stateOf }: DoneCountProps) {
  const done = lessons.filter(({ id }) => stateOf(id) === 'done').length;
  return (
    <>
      <span aria-hidden="true">
        {done}/{lessons.length}
      </span>
      <span className="visually-hidden">{texts.lessonsDone(done, lessons.length)}</span>
    </>
  );
}

interface StateProps {
  state: LessonState;
}

function LessonTick({ state }: StateProps) {
  return (
    <Tick state={state} aria-hidden="true">
      {state === 'done' ? <CheckRounded fontSize="inherit" /> : null}
    </Tick>
  );
}

function StateWord({ state }: StateProps) {
  const word = texts.lessonStates[state];
  return word ? <span className="visually-hidden">{word}</span> : null;
}

const Modules = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // This text size keeps most titles on one line.
  '& summary': {
    ...theme.typography.body2,
    gap: 12,
    paddingBlock: 8,
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: 1.4,
  },
  '& details > :last-child': { paddingBottom: 12 },
}));

const Lessons = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 0,
  lineHeight: 1.4,
  listStyle: 'none',
}));

const Lesson = styled(SiteLink)(({ theme }) => ({
  // Set explicitly because content inside `details` doesn't inherit `box-sizing`.
  boxSizing: 'border-box',
  display: 'flex',
  gap: 10,
  alignItems: 'baseline',
  minHeight: 36,
  padding: '8px 8px 8px 6px',
  borderInlineStart: '3px solid transparent',
  borderRadius: 4,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 11 },
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.site.sunken,
  },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    borderRadius: '0 4px 4px 0',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.site.primaryTint,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

/**
 * A circle that's empty, half-filled, or filled with a check mark. Also uses borders, so that the
 * states stay distinct in forced-colors mode.
 */
const Tick = styled('span', { shouldForwardProp: (name) => name !== 'state' })<StateProps>(
  ({ theme }) => ({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    border: `1.5px solid ${theme.vars.palette.site.lineStrong}`,
    borderRadius: '50%',
    fontSize: 13,
    translate: '0 3px',
    variants: [
      {
        props: { state: 'started' },
        style: {
          borderColor: theme.vars.palette.primary.main,
          background: `linear-gradient(to right, ${theme.vars.palette.primary.main} 50%, transparent 50%)`,
        },
      },
      {
        props: { state: 'done' },
        style: {
          borderColor: theme.vars.palette.success.main,
          color: theme.vars.palette.background.paper,
          backgroundColor: theme.vars.palette.success.main,
        },
      },
    ],
  }),
);
