import { styled } from '@mui/material/styles';
import { Disclosure } from '../../../../components/Disclosure';
import * as counts from '../../../../texts/en/counts';
import * as texts from '../../../../texts/en/studyPlan';
import type { PlanItem } from '../plan/planItems';
import { PlannedLesson } from '../weeks/PlannedLesson';

interface DoneBeforeProps {
  /** Lessons that were finished before the plan started. */
  items: readonly PlanItem[];
}

/** Lists the lessons that were already finished when the plan started. They aren't scheduled on any day. */
export function DoneBefore({ items }: DoneBeforeProps) {
  return (
    <Disclosure isWide summary={texts.doneBefore} aside={counts.lessons(items.length)}>
      <Lessons>
        {items.map(({ minutes, ...item }) => (
          <li key={item.id}>
            <PlannedLesson
              lesson={{ ...item, minutes: minutes.to, session: 1, sessions: 1 }}
              isFinished
            />
          </li>
        ))}
      </Lessons>
    </Disclosure>
  );
}

const Lessons = styled('ul')(({ theme }) => ({
  padding: 0,
  color: theme.vars.palette.text.primary,
  listStyle: 'none',
}));
