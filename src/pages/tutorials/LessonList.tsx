import { styled } from '@mui/material/styles';
import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import type { TutorialFacts } from '../../content/lesson';
import { subjects } from '../../../.generated/school/subjects';
import type { Progress } from '../../progress/progressModel';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { readerProgress } from './lazyProgress';
import { ModuleLessons } from './ModuleLessons';
import { SubjectText } from './rowTexts';
import type { OpenModules } from './useOpenModules';

interface LessonListProps {
  /** All lessons, in order within each subject. */
  all: readonly TutorialFacts[];
  /** Lessons to show, in the same order. */
  shown: readonly TutorialFacts[];
  progress: Progress;
  open: OpenModules;
}

/**
 * Lessons by subject and module, in teaching order. Lessons that don't match stay in the list, hidden, so
 * that numbers don't change.
 */
export function LessonList({ all, shown, progress, open }: LessonListProps) {
  const shownIds = new Set(shown.map(({ id }) => id));
  return (
    <Subjects hidden={shown.length === 0}>
      {subjects.map((subject) => {
        const lessons = all.filter((lesson) => lesson.subject === subject.id);
        const titleId = `subject-${subject.id}`;
        return (
          <SubjectSection
            key={subject.id}
            hidden={!lessons.some(({ id }) => shownIds.has(id))}
            aria-labelledby={titleId}
          >
            <header>
              <SubjectText subject={subject} titleId={titleId} />
              <CompletionRoom>
                <ReturningOnly code={readerProgress}>
                  {({ CompletionLine }) => (
                    <CompletionLine lessonIds={lessons.map(({ id }) => id)} />
                  )}
                </ReturningOnly>
              </CompletionRoom>
            </header>
            <div>
              {TUTORIAL_MODULES.filter((module) => module.subject === subject.id).map((module) => (
                <ModuleLessons
                  key={module.id}
                  module={module}
                  subjectLessons={lessons}
                  shownIds={shownIds}
                  progress={progress}
                  isOpen={open.isOpen(module.id)}
                  onToggle={(isOpen) => open.onToggle(module.id, isOpen)}
                />
              ))}
            </div>
          </SubjectSection>
        );
      })}
    </Subjects>
  );
}

const Subjects = styled('div')(({ theme }) => ({
  display: 'grid',
  // Keeps long words in large text from widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(7),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(9) },
  '&[hidden]': { display: 'none' },
}));

const SubjectSection = styled('section')(({ theme }) => ({
  // On wide screens, the subject is on the left and its modules are on the right.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 6),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)' },
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'block' },
}));

/** Reserves one line, so that the progress of the subject doesn't shift the list. */
const CompletionRoom = styled('div')(({ theme }) => ({
  minHeight: '1.5rem',
  marginTop: theme.spacing(1.5),
}));
