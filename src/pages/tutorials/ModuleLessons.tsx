import { styled } from '@mui/material/styles';
import { TUTORIALS } from '../../../.generated/tutorials';
import { Disclosure } from '../../components/Disclosure';
import type { TutorialFacts } from '../../content/lesson';
import { mapTutorials, moduleTotals } from '../../content/totals';
import type { TutorialModule } from '../../content/outlines/tutorialModule';
import type { Progress } from '../../progress/progressModel';
import { ModuleFacts } from '../../progress/widgets/ModuleFacts';
import { LessonRow } from './LessonRow';

const FACTS = mapTutorials(TUTORIALS);

interface ModuleLessonsProps {
  module: TutorialModule;
  /** All lessons of the subject, in order. A lesson's number is its position in this list. */
  subjectLessons: readonly TutorialFacts[];
  /** Ids of the lessons that match the filters. */
  shownIds: ReadonlySet<string>;
  progress: Progress;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A module with its lessons, collapsed. Hidden if no lesson matches. */
export function ModuleLessons({
  module: { id, title, lessons },
  subjectLessons,
  shownIds,
  progress,
  isOpen,
  onToggle,
}: ModuleLessonsProps) {
  const ids = lessons.map((lesson) => lesson.id);
  const shown = ids.filter((lesson) => shownIds.has(lesson));
  return (
    <ModuleDisclosure
      id={id}
      hidden={shown.length === 0}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      heading="h3"
      summary={title}
      aside={
        <ModuleFacts lessonIds={shown} minutes={moduleTotals({ lessons: shown }, FACTS).minutes} />
      }
      isWide
    >
      <Rows>
        {subjectLessons.map((lesson, index) =>
          ids.includes(lesson.id) ? (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              number={index + 1}
              isShown={shownIds.has(lesson.id)}
              progress={progress}
            />
          ) : null,
        )}
      </Rows>
    </ModuleDisclosure>
  );
}

const ModuleDisclosure = styled(Disclosure)(({ theme }) => ({
  '&[hidden]': { display: 'none' },
  '& > summary > h3': theme.typography.h3,
  '& > summary': { flexWrap: 'wrap', gap: '2px 16px', '&::after': { order: 1 } },
  // On phones, the facts are on a separate line.
  '& > summary > span': {
    order: 2,
    flex: '1 0 100%',
    textAlign: 'start',
    [theme.breakpoints.up('sm')]: { order: 0, flex: '0 1 auto', textAlign: 'end' },
  },
  '@media print': { breakInside: 'auto', '& > summary': { breakAfter: 'avoid' } },
}));

const Rows = styled('ol')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  // Two columns on wide screens; rows have equal heights.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  columnGap: theme.spacing(6),
}));
