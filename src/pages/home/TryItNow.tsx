import { FIRST_EXERCISE } from '../../../.generated/firstExercise';
import { FIRST_LESSON } from '../../../.generated/starts';
import { ButtonLink } from '../../components/ButtonLink';
import { Section } from '../../components/Section';
import type { Block } from '../../content/lesson';
import { Exercise } from '../../exercise/run/Exercise';
import { lessonAddress } from '../../site/addresses';
import { Inlines } from '../lesson/blocks/Inlines';

/** A stranger's first run: an exercise of the first lesson, checked in your browser, and counted there too. */
export function TryItNow() {
  if (FIRST_EXERCISE === null) return null;
  const { prompt, hints, explanation } = FIRST_EXERCISE;
  return (
    <Section
      id="try"
      title="Try it now"
      intro="This is a real exercise from lesson 1. Edit the code and press Check."
      layout="split"
    >
      <Exercise
        exercise={FIRST_EXERCISE}
        texts={{
          prompt: <Paragraphs>{prompt}</Paragraphs>,
          hints: hints.map((hint, index) => <Paragraphs key={index}>{hint}</Paragraphs>),
          explanation: <Paragraphs>{explanation}</Paragraphs>,
          onward: (
            <ButtonLink to={lessonAddress(FIRST_LESSON.slug)}>
              Continue to the first lesson
            </ButtonLink>
          ),
        }}
      />
    </Section>
  );
}

interface ParagraphsProps {
  children: readonly Block[];
}

/** The text of an exercise that was chosen for having nothing but paragraphs. They never move, so an index is a key. */
function Paragraphs({ children }: ParagraphsProps) {
  return children.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <Inlines>{block.children}</Inlines>
      </p>
    ) : null,
  );
}
