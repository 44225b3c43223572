import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { FIRST_EXERCISE } from '../../content/firstExercise';
import { Exercise } from '../../exercise/run/Exercise';

/** A stranger's first run: one tiny exercise, checked in the page. */
export function TryItNow() {
  const { prompt, hint, explanation } = FIRST_EXERCISE;
  return (
    <Section id="try" title="Try it now">
      <Exercise
        exercise={FIRST_EXERCISE}
        prompt={<Typography>{prompt}</Typography>}
        hints={[<Typography key="hint">{hint}</Typography>]}
        explanation={<Typography>{explanation}</Typography>}
      />
    </Section>
  );
}
