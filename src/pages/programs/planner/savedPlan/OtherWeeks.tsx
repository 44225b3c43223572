import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../../../components/Disclosure';
import * as texts from '../../../../texts/en/studyPlan';
import { FoldedWeeks } from '../weeks/FoldedWeeks';
import type { PlanWeek } from '../plan/plan';
import type { PlanItem } from '../plan/planItems';
import { StudyDays, type DayContext } from '../weeks/StudyDays';
import { DoneBefore } from './DoneBefore';

interface OtherWeeksProps extends DayContext {
  before: readonly PlanWeek[];
  after: readonly PlanWeek[];
  /** Lessons finished before the plan started, which aren't scheduled on any day. */
  doneBefore: readonly PlanItem[];
}

/** Every week except the current one, collapsed. */
export function OtherWeeks({ before, after, doneBefore, ...context }: OtherWeeksProps) {
  const [first] = before;
  return (
    <div>
      {after.length > 0 ? (
        <>
          <Title variant="h2">{texts.laterWeeks}</Title>
          <FoldedWeeks weeks={after} {...context} />
        </>
      ) : null}
      {first || doneBefore.length > 0 ? (
        <>
          <Title variant="h2">{texts.soFar}</Title>
          {doneBefore.length > 0 ? <DoneBefore items={doneBefore} /> : null}
          {first ? (
            <Disclosure
              isWide
              summary={texts.weeksBefore(before.length)}
              aside={texts.fromDate(first.start)}
            >
              {before.map((week) => (
                <StudyDays key={week.number} week={week} {...context} />
              ))}
            </Disclosure>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const Title = styled(Typography)(({ theme }) => ({
  marginBlock: theme.spacing(3, 1.5),
  fontSize: theme.typography.h3.fontSize,
  '&:first-of-type': { marginTop: 0 },
})) as typeof Typography;
