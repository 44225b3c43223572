import { styled } from '@mui/material/styles';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import { lessonTools, type LessonFrame } from './lessonCode';

interface LessonHeaderProps {
  lesson: LessonOutline;
  frame: LessonFrame;
}

/** The top of a lesson: where it belongs, what it is about, how long it takes, and what to do with it. */
export function LessonHeader({ lesson, frame }: LessonHeaderProps) {
  return (
    <>
      <Static isFirst code={frame}>
        {({ LessonTitle, details }) => <LessonTitle lesson={details} />}
      </Static>
      <PageWidth>
        <Row>
          <Static isFirst code={frame}>
            {({ LessonFacts, details }) => <LessonFacts lesson={details} />}
          </Static>
          <Deferred isFirst code={lessonTools}>
            {({ AppLinkGate, LessonTools, ResumeBar }) => (
              <>
                <LessonTools lesson={lesson} />
                <ResumeBar lesson={lesson} />
                {lesson.hasPages ? <AppLinkGate title={lesson.title} /> : null}
              </>
            )}
          </Deferred>
        </Row>
      </PageWidth>
    </>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 32,
  paddingBlock: 12,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));
