import { styled } from '@mui/material/styles';
import { hasPassed } from '../../../progress/progressModel';
import { useProgress } from '../../../progress/useProgress';
import * as texts from '../../../texts/en/lessonTools';

interface ExerciseCountProps {
  /** Ids of the lesson's exercises, in order. */
  exerciseIds: readonly string[];
}

/** Number of passed exercises, as text and as a segmented bar. Renders nothing if there are no exercises. */
export function ExerciseCount({ exerciseIds }: ExerciseCountProps) {
  const progress = useProgress();
  if (exerciseIds.length === 0) return null;
  const passed = exerciseIds.filter((id) => hasPassed(progress, id)).length;
  return (
    <Count>
      {texts.exercisesPassed(passed, exerciseIds.length)}
      <Segments aria-hidden="true">
        {exerciseIds.map((id) => (
          <Segment key={id} isPassed={hasPassed(progress, id)} />
        ))}
      </Segments>
    </Count>
  );
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-grid',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Segments = styled('span')({ display: 'flex', gap: 3 });

const Segment = styled('span', { shouldForwardProp: (name) => name !== 'isPassed' })<{
  isPassed: boolean;
}>(({ theme }) => ({
  flex: '1 1 0',
  height: 5,
  // A border, because backgrounds aren't visible in forced-colors mode and in print.
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  borderRadius: 3,
  variants: [
    {
      props: { isPassed: true },
      style: {
        borderColor: theme.vars.palette.success.main,
        backgroundColor: theme.vars.palette.success.main,
        forcedColorAdjust: 'none',
      },
    },
  ],
}));
