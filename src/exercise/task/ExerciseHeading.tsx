import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LadderStep } from '../../content/lesson';
import { hasPassed } from '../../progress/progressModel';
import { useProgress } from '../../progress/useProgress';
import * as texts from '../../texts/en/exercise';

interface ExerciseHeadingProps {
  id: string;
  title: string;
  step: LadderStep;
}

/** Heading of an exercise, with a badge if the reader has passed it. */
export function ExerciseHeading({ id, title, step }: ExerciseHeadingProps) {
  const progress = useProgress();
  const stepName: string = texts.steps[step];
  const isPassed = hasPassed(progress, id);
  return (
    <header>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 28,
        }}
      >
        <Typography variant="label" sx={{ color: 'primary.main' }}>
          {stepName}
        </Typography>
        {isPassed ? (
          <Chip size="small" color="success" icon={<CheckRounded />} label={texts.passed} />
        ) : null}
      </Box>
      <Typography
        variant="h3"
        id={id}
        tabIndex={-1}
        sx={{
          mt: 0.75,
          fontSize: '1.375rem',
          // Keeps the label above the heading visible when a link scrolls to the heading.
          scrollMarginTop: 40,
          '&:focus': { outline: 'none' },
        }}
      >
        {title}
      </Typography>
    </header>
  );
}
