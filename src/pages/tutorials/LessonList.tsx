import { styled } from '@mui/material/styles';
import type { TutorialFacts } from '../../content/lesson';
import { subjects } from '../../content/subjects';
import { lessonState, type Progress } from '../../progress/progressModel';
import { LessonRow } from './LessonRow';
import { SubjectText } from './rowTexts';

interface LessonListProps {
  /** All lessons, by subject and position within it. */
  all: readonly TutorialFacts[];
  /** Those to show, in the same order. */
  shown: readonly TutorialFacts[];
  progress: Progress;
}

/**
 * Lessons by subject, in the order in which they teach. A lesson keeps its number, whatever is shown beside it; those that
 * are not asked for stay in the list unseen.
 */
export function LessonList({ all, shown, progress }: LessonListProps) {
  return (
    <Subjects hidden={shown.length === 0}>
      {subjects.map((subject) => {
        const lessons = all.filter((lesson) => lesson.subject === subject.id);
        const done = lessons.filter(({ id }) => lessonState(progress, id) === 'done').length;
        const titleId = `subject-${subject.id}`;
        return (
          <SubjectSection
            key={subject.id}
            hidden={!shown.some((lesson) => lesson.subject === subject.id)}
            aria-labelledby={titleId}
          >
            <SubjectHeader>
              <SubjectText subject={subject} titleId={titleId} />
              {done > 0 ? (
                <Done>
                  {done} of {lessons.length} done
                </Done>
              ) : null}
            </SubjectHeader>
            <Rows>
              {lessons.map((lesson, index) => (
                <LessonRow
                  key={lesson.id}
                  lesson={lesson}
                  number={index + 1}
                  isShown={shown.includes(lesson)}
                  progress={progress}
                />
              ))}
            </Rows>
          </SubjectSection>
        );
      })}
    </Subjects>
  );
}

const Subjects = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(9),
  '&[hidden]': { display: 'none' },
}));

const SubjectSection = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: theme.spacing(6),
  },
  '&[hidden]': { display: 'none' },
}));

const SubjectHeader = styled('header')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    alignSelf: 'start',
  },
}));

const Done = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.success.main,
}));

const Rows = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
  // The first lesson's title is on the subject's line.
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(-2.5) },
}));
