import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/ButtonLink';
import { Section } from '../../components/Section';
import { FIRST_EXERCISE } from '../../content/firstExercise';
import { Exercise } from '../../exercise/run/Exercise';
import { ADDRESSES } from '../../site/addresses';

/** A stranger's first run: one tiny exercise, checked in the page. */
export function TryItNow() {
  const { prompt, hint, explanation } = FIRST_EXERCISE;
  return (
    <Section id="try" title="Try it now">
      <Exercise
        exercise={FIRST_EXERCISE}
        texts={{
          prompt: <Typography>{prompt}</Typography>,
          hints: [<Typography key="hint">{hint}</Typography>],
          explanation: <Typography>{explanation}</Typography>,
          onward: <ButtonLink to={ADDRESSES.tutorials}>Go on to the lessons</ButtonLink>,
        }}
      />
    </Section>
  );
}
