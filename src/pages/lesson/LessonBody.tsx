import Box from '@mui/material/Box';
import { Deferred } from '../../components/prerendered/Deferred';
import { Static } from '../../components/prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import type { LessonFrame, LessonText } from './lessonCode';

interface LessonBodyProps {
  lesson: LessonOutline;
  frame: LessonFrame;
  text: LessonText;
}

/** The lesson itself, from its first paragraph to what comes after. A section with code comes to life on its own. */
export function LessonBody({ lesson, frame, text }: LessonBodyProps) {
  return (
    <>
      {lesson.sections.map(({ id, hasCode }) => {
        const Boundary = hasCode ? Deferred : Static;
        return (
          <Boundary key={id} code={text}>
            {({ SectionText, sections }) => {
              const section = sections.find((one) => one.id === id);
              return section ? <SectionText lessonId={lesson.id} section={section} /> : null;
            }}
          </Boundary>
        );
      })}
      <Box component="footer" sx={{ display: 'grid', gap: 5, mt: 9 }}>
        <Deferred code={text}>{({ DoneMark }) => <DoneMark lesson={lesson} />}</Deferred>
        <Static code={frame}>{({ NextLessons }) => <NextLessons lesson={lesson} />}</Static>
      </Box>
    </>
  );
}
