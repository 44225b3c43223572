import { styled } from '@mui/material/styles';
import type { TutorialFacts } from '../../content/lesson';
import { subjects } from '../../content/subjects';
import type { Progress } from '../../progress/progressModel';
import { standingLine } from '../../progress/widgets/lazyWidgets';
import { OnceBegun } from '../../progress/widgets/OnceBegun';
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
        const titleId = `subject-${subject.id}`;
        return (
          <SubjectSection
            key={subject.id}
            hidden={!shown.some((lesson) => lesson.subject === subject.id)}
            aria-labelledby={titleId}
          >
            <header>
              <SubjectText subject={subject} titleId={titleId} />
              <StandingRoom>
                <OnceBegun code={standingLine}>
                  {({ StandingLine }) => <StandingLine lessonIds={lessons.map(({ id }) => id)} />}
                </OnceBegun>
              </StandingRoom>
            </header>
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
  // As wide as the window, however long a word is in large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(9),
  '&[hidden]': { display: 'none' },
}));

const SubjectSection = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  '&[hidden]': { display: 'none' },
}));

/** Keeps room for one line, so that what comes in later pushes nothing. */
const StandingRoom = styled('div')(({ theme }) => ({
  minHeight: '1.5rem',
  marginTop: theme.spacing(1.5),
}));

const Rows = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  // Two side by side where both have room; each line is as high as the higher of them.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  columnGap: theme.spacing(6),
}));
