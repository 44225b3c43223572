import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Static } from '../../components/prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import type { LessonFrame } from './lessonCode';
import { LessonTools } from './LessonTools';

interface LessonHeaderProps {
  lesson: LessonOutline;
  frame: LessonFrame;
}

/** The top of a lesson: where it belongs, what it is about, how long it takes, and what to do with it. */
export function LessonHeader({ lesson, frame }: LessonHeaderProps) {
  return (
    <>
      <Static isFirst code={frame}>
        {({ LessonTitle }) => <LessonTitle lesson={lesson} />}
      </Static>
      <Container>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1,
            mt: 4,
            py: 1.5,
            borderBlock: 1,
            borderColor: 'divider',
          }}
        >
          <Static isFirst code={frame}>
            {({ LessonFacts }) => <LessonFacts lesson={lesson} />}
          </Static>
          <LessonTools lesson={lesson} />
        </Box>
      </Container>
    </>
  );
}
