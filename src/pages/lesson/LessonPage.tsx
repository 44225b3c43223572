import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { OptionallyRendered } from '../../prerendered/OptionallyRendered';
import { Static } from '../../prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import { LessonBody, type LessonBodyProps } from './LessonBody';
import { lessonTools, type LessonFrame, type LessonText } from './lessonCode';
import { LessonHeader } from './LessonHeader';
import { ReadingGuide } from './reading/ReadingGuide';

interface LessonPageProps {
  lesson: LessonOutline;
  sections: LessonBodyProps['sections'];
  frame: LessonFrame;
  text: LessonText;
}

/** A lesson: its header, its text beside the list of contents, and what comes after. */
export function LessonPage({ lesson, sections, frame, text }: LessonPageProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <article>
      <LessonHeader lesson={lesson} frame={frame} />
      {/* Its look is in the style sheet of the text: the first window would have to wait for styles in code. */}
      <div className="js-only screen-only" data-lesson-bar>
        <PageWidth>
          <Deferred isFirst code={lessonTools}>
            {({ CourseBar }) => <CourseBar lesson={lesson} />}
          </Deferred>
        </PageWidth>
      </div>
      <Columns>
        <Static isFirst code={frame}>
          {({ BeforeYouStart, details }) => <BeforeYouStart lesson={details} />}
        </Static>
        <ReadingGuide lesson={lesson} />
        <Text ref={body}>
          <LessonBody lesson={lesson} sections={sections} frame={frame} text={text} />
        </Text>
        <OptionallyRendered code={lessonTools}>
          {({ TermCards }) => <TermCards within={body} text={text} />}
        </OptionallyRendered>
      </Columns>
    </article>
  );
}

const Columns = styled(PageWidth)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47rem)',
  gap: 40,
  paddingTop: 40,
  paddingBottom: 'var(--section-space)',
  [theme.breakpoints.up('lg')]: {
    gridTemplate: 'auto 1fr / minmax(0, 47rem) 16rem',
    columnGap: 64,
    justifyContent: 'space-between',
  },
  '@media print': { display: 'block', paddingBlock: '16px 0' },
}));

const Text = styled('div')({
  gridColumn: 1,
  minWidth: 0,
  // On paper there is no grid whose gap would keep it from what is above.
  '@media print': { marginTop: 24 },
});
