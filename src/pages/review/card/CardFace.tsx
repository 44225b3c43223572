import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as texts from '../../../texts/en/reviewCards';
import type { LoadedCard } from './cardModules';
import { PredictionForm } from './PredictionForm';

interface CardFaceProps {
  card: LoadedCard;
  /** The card's label, such as 'Question 2 of 5' or 'Example'. */
  name: string;
  /** True if the card is just an example. Its label is then shown as a chip. */
  isExample?: boolean;
  isShown: boolean;
  onShow: () => void;
  /** Keyboard hints. */
  keys?: ReactNode;
  /** Content shown below the answer. */
  children: ReactNode;
}

/** A question card. Shows the answer and `children` when the reader asks for the answer. */
export function CardFace({
  card,
  name,
  isExample = false,
  isShown,
  onShow,
  keys,
  children,
}: CardFaceProps) {
  const answer = useRef<HTMLDivElement>(null);
  const [isRight, setRight] = useState(false);
  const { id, lesson, predict, passage, SectionText } = card;

  const passageLink = (
    <Link href={passage.address} sx={{ display: 'inline-block', py: 1 }}>
      {passage.title}
    </Link>
  );

  // Moves focus to the answer, because the focused button has unmounted.
  useEffect(() => {
    if (isShown) answer.current?.focus({ preventScroll: true });
  }, [isShown]);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="body2" sx={{ mb: 2, maxInlineSize: 'none', color: 'text.secondary' }}>
        {isExample ? (
          <>
            <Chip component="span" size="small" label={name} sx={{ marginInlineEnd: 1 }} />
            {texts.fromLesson(lesson.title)}
          </>
        ) : (
          texts.labelAndLesson(name, lesson.title)
        )}
      </Typography>
      <Text>
        <SectionText
          lesson={lesson}
          section={{ id: `${id}-question`, kind: 'text', blocks: [...card.question] }}
        />
      </Text>
      {isShown ? null : predict ? (
        <PredictionForm
          task={predict}
          onRight={() => {
            setRight(true);
            onShow();
          }}
          onShow={onShow}
        />
      ) : (
        <Stack sx={{ mt: 3, alignItems: 'flex-start', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.answerInYourHead}
          </Typography>
          <Button variant="contained" onClick={onShow}>
            {texts.showAnswer}
          </Button>
        </Stack>
      )}
      <p role="status" className="visually-hidden">
        {isShown ? texts.answerShown(isRight) : ''}
      </p>
      {isShown ? (
        <>
          <Box
            ref={answer}
            role="group"
            aria-label={texts.answer}
            tabIndex={-1}
            sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', outline: 'none' }}
          >
            {isRight ? (
              <Alert severity="success" role="note" sx={{ mb: 2 }}>
                {texts.predictedRight}
              </Alert>
            ) : null}
            <Text>
              <SectionText
                lesson={lesson}
                section={{ id: `${id}-answer`, kind: 'text', blocks: [...card.answer] }}
              />
            </Text>
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              {passage.isExercise
                ? texts.fromExercise(passageLink)
                : texts.fromSection(passageLink)}
            </Typography>
          </Box>
          {children}
        </>
      ) : null}
      {keys}
    </Paper>
  );
}

/** Lesson text without the page's bottom margin. */
const Text = styled('div')({
  '& > div': { marginBottom: 0, contentVisibility: 'visible' },
});
