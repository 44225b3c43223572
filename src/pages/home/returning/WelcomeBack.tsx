import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OUTLINES } from '../../../../.generated/courseOutlines';
import { TUTORIALS } from '../../../../.generated/tutorials';
import { DottedList } from '../../../components/DottedList';
import { FactList } from '../../../components/FactList';
import { Comment } from '../../../components/PageHeader';
import { outlinedLessons } from '../../../content/outlines/courseOutline';
import { OptionalLazyContent } from '../../../prerendered/OptionalLazyContent';
import { isBack, readContinueEntry } from '../../../progress/continue/continueEntry';
import { completionOf, lessonsWorked } from '../../../progress/completion';
import { nextLesson } from '../../../progress/continue/continueOf';
import { hasPassed } from '../../../progress/progressModel';
import { useDueCount } from '../../../progress/reviews/useDueCount';
import { useProgress } from '../../../progress/useProgress';
import { ProgressLine } from '../../../progress/widgets/ProgressLine';
import {
  courseAddress,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
  type Address,
} from '../../../site/addresses';
import * as texts from '../../../texts/en/homeWelcome';
import { touchReach } from '../../../theme/targets';
import { useHasPlan, usePlannedLessons } from '../../programs/planner/storage/usePlannedLessons';
import { planLine } from './lazyPlanLine';

const COURSES = OUTLINES.courses.map((course) => ({
  ...course,
  lessons: outlinedLessons(course),
}));

/** What's left to do in the returning reader's next lesson. Shown above the greeting. */
export function NextUp() {
  const { hasRoom, lesson, passed } = useNextLesson();
  if (!hasRoom) return null;
  if (!lesson) return <Comment>{texts.nothingNext}</Comment>;
  return <Comment>{texts.nextUp(lesson.exerciseIds.length - passed)}</Comment>;
}

/** For returning readers: their next lesson, their progress, and the reviews due today. */
export function WelcomeBack() {
  const { hasRoom, progress, lesson: next, passed } = useNextLesson();
  const hasPlan = useHasPlan();
  const due = useDueCount();
  const isNext = ({ slug }: { slug: string }) => slug === next?.slug;
  const course = COURSES.find(({ lessons }) => lessons.some(isNext));
  const module = course?.modules.find(({ lessons }) => lessons.some(isNext));
  const ids = (course?.lessons ?? COURSES.flatMap((one) => one.lessons)).map(({ id }) => id);
  const { done, total } = completionOf(ids, progress);
  const lessons = TUTORIALS.filter(({ id }) => ids.includes(id));
  const exercises = next?.exerciseIds.length ?? 0;
  const lessonText = texts.lessonsDone(done, total);

  if (!hasRoom) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {course && module ? (
        <DottedList>
          <li>
            <Link href={courseAddress(course.slug)} sx={touchReach}>
              {course.title}
            </Link>
          </li>
          <li>{module.title}</li>
        </DottedList>
      ) : (
        <Typography>{texts.allDone}</Typography>
      )}
      {exercises > 0 ? (
        <ProgressLine
          done={passed}
          total={exercises}
          text={texts.exercisesPassed(passed, exercises)}
        />
      ) : (
        <ProgressLine done={lessonsWorked(lessons, progress)} total={total} text={lessonText} />
      )}
      <div>
        <Row label={course ? texts.course : texts.courses} text={lessonText} />
        {due > 0 ? (
          <Row label={texts.review} address={REVIEW_ADDRESS} text={texts.questionsDue(due)} />
        ) : (
          <Row label={texts.review} text={texts.nothingDue} />
        )}
        {/* The plan comes last, because it loads later and would shift any rows below it. */}
        {hasPlan ? (
          <OptionalLazyContent code={planLine}>
            {({ PlanLine }) => <PlanLine />}
          </OptionalLazyContent>
        ) : (
          <Row label={texts.plan} address={PLANNER_ADDRESS} text={texts.makePlan} />
        )}
      </div>
    </Stack>
  );
}

/** Returns the lesson to continue with, and how many of its exercises the reader has passed. */
function useNextLesson() {
  // True if the page knew before the first paint that the reader was returning. Only then did it reserve
  // space.
  const [hasRoom] = useState(() => isBack(readContinueEntry()));
  const progress = useProgress();
  const next = nextLesson(progress, COURSES, usePlannedLessons(OUTLINES));
  const lesson = TUTORIALS.find(({ slug }) => slug === next?.slug);
  const passed = lesson?.exerciseIds.filter((id) => hasPassed(progress, id)).length ?? 0;
  return { hasRoom, progress, lesson, passed };
}

interface RowProps {
  label: string;
  /** Address that `text` links to; omitted if there's nothing to do. */
  address?: Address;
  text: string;
}

function Row({ label, address, text }: RowProps) {
  const value = address ? (
    <Link href={address} sx={touchReach}>
      {text}
    </Link>
  ) : (
    text
  );
  return <FactList layout="table" facts={[{ label, value }]} />;
}
