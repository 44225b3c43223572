import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { DottedList } from '../../components/DottedList';
import { FactList } from '../../components/FactList';
import { outlinedLessons } from '../../content/courseOutline';
import { countOf } from '../../content/format';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { isBack, readContinueEntry } from '../../progress/continueEntry';
import { nextLesson } from '../../progress/continueOf';
import { useDueCount } from '../../progress/reviews/useDueCount';
import { useProgress } from '../../progress/useProgress';
import { CompletionLine } from '../../progress/widgets/CompletionLine';
import { courseAddress, PLANNER_ADDRESS, REVIEW_ADDRESS, type Address } from '../../site/addresses';
import { touchReach } from '../../theme/targets';
import { useHasPlan, usePlannedLessons } from '../programs/planner/usePlannedLessons';
import { planLine } from './lazyPlanLine';

const COURSES = OUTLINES.courses.map((course) => ({
  ...course,
  lessons: outlinedLessons(course),
}));

/** For returning readers: their next lesson, completion, and reviews due today. */
export function WelcomeBack() {
  // Space is reserved only if the reader was known to be returning before the first paint.
  const [hasRoom] = useState(() => isBack(readContinueEntry()));
  const progress = useProgress();
  const next = nextLesson(progress, COURSES, usePlannedLessons(OUTLINES));
  const hasPlan = useHasPlan();
  const due = useDueCount();
  const isNext = ({ slug }: { slug: string }) => slug === next?.slug;
  const course = COURSES.find(({ lessons }) => lessons.some(isNext));
  const module = course?.modules.find(({ lessons }) => lessons.some(isNext));
  const lessons = course?.lessons ?? COURSES.flatMap((one) => one.lessons);

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
        <Typography>You&apos;ve done every lesson.</Typography>
      )}
      <CompletionLine lessonIds={lessons.map(({ id }) => id)} isShownAtZero />
      <div>
        <Row label="Exercises" text={`${progress.passed.size} passed`} />
        {due > 0 ? (
          <Row
            label="Review"
            address={REVIEW_ADDRESS}
            text={`${countOf(due, 'question')} to review`}
          />
        ) : (
          <Row label="Review" text="Nothing due today" />
        )}
        {/* Last, because it loads later and would shift the rows below. */}
        {hasPlan ? (
          <OptionalLazyContent code={planLine}>
            {({ PlanLine }) => <PlanLine />}
          </OptionalLazyContent>
        ) : (
          <Row label="Study plan" address={PLANNER_ADDRESS} text="Plan your week" />
        )}
      </div>
    </Stack>
  );
}

interface RowProps {
  label: string;
  /** Link target, if there's something to do. */
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
