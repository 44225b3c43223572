import Link from '@mui/material/Link';
import { useState } from 'react';
import { FactList } from '../../../components/FactList';
import { PLANNER_ADDRESS } from '../../../site/addresses';
import * as texts from '../../../texts/en/homePlan';
import { touchReach } from '../../../theme/targets';
import { localDate } from '../../programs/planner/dates/calendarDate';
import { shortDay } from '../../programs/planner/dates/dayNames';
import type { KeptPlan } from '../../programs/planner/storage/keptPlan';
import { nextStudyDay } from '../../programs/planner/plan/planCompletion';
import { formatTime } from '../../programs/planner/dates/timeOfDay';
import { useFinished } from '../../programs/planner/useFinished';
import { useKeptPlan } from '../../programs/planner/storage/useKeptPlan';

/** The next study day in the saved plan. Renders nothing if there's no plan. */
export function PlanLine() {
  const kept = useKeptPlan();
  const finished = useFinished();
  const [today] = useState(() => localDate(new Date()));
  if (!kept) return null;
  return (
    <FactList
      layout="table"
      facts={[
        {
          label: texts.plan,
          value: (
            <Link href={PLANNER_ADDRESS} sx={touchReach}>
              {dayWords(kept, finished, today)}
            </Link>
          ),
        },
      ]}
    />
  );
}

function dayWords({ plan, form }: KeptPlan, finished: ReadonlySet<string>, today: string): string {
  const day = nextStudyDay(plan, finished, today);
  if (!day) return texts.seePlan;
  const time = formatTime(form.time);
  const lessons = day.lessons.length;
  return day.date === today
    ? texts.studyToday(time, lessons)
    : texts.studyOn({ day: shortDay(day.date), time, lessons });
}
