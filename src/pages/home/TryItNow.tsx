import Typography from '@mui/material/Typography';
import { FIRST_EXERCISE } from '../../../.generated/firstExercise';
import { FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import type { Block } from '../../content/lesson';
import { Exercise } from '../../exercise/run/Exercise';
import { lessonAddress } from '../../site/addresses';
import * as texts from '../../texts/en/homeExercise';
import { Inlines } from '../lesson/blocks/Inlines';

/** An exercise from the first lesson, to try without leaving the page. Solving it counts as progress. */
export function TryItNow() {
  if (FIRST_EXERCISE === null) return null;
  const { prompt, hints, explanation } = FIRST_EXERCISE;
  return (
    <section id="try" aria-labelledby="try-title">
      <Typography variant="body2" component="div" sx={{ mb: 1.5, color: 'text.secondary' }}>
        <Typography
          variant="h4"
          component="h2"
          id="try-title"
          sx={{ display: 'inline', marginInlineEnd: 1, color: 'text.primary' }}
        >
          {texts.title}
        </Typography>
        {texts.source}
      </Typography>
      <Exercise
        exercise={FIRST_EXERCISE}
        texts={{
          prompt: <Paragraphs>{prompt}</Paragraphs>,
          hints: hints.map((hint, index) => <Paragraphs key={index}>{hint}</Paragraphs>),
          explanation: <Paragraphs>{explanation}</Paragraphs>,
          nextLink: (
            <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>{texts.continueLesson}</ButtonLink>
          ),
        }}
      />
    </section>
  );
}

interface ParagraphsProps {
  children: readonly Block[];
}

/** Exercise text that consists only of paragraphs. Their order never changes, so indexes are valid keys. */
function Paragraphs({ children }: ParagraphsProps) {
  return children.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <Inlines>{block.children}</Inlines>
      </p>
    ) : null,
  );
}
