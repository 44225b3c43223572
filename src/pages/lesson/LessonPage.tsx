import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PageWidth } from '../../components/PageWidth';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { Static } from '../../prerendered/Static';
import type { LessonOutline } from '../../content/lesson';
import { LessonBody, type LessonBodyProps } from './LessonBody';
import { lessonTools, type LessonFrame, type LessonText } from './lessonCode';
import { LessonIntro } from './top/LessonIntro';
import { ReadingGuide } from './reading/ReadingGuide';

interface LessonPageProps {
  lesson: LessonOutline;
  sections: LessonBodyProps['sections'];
  frame: LessonFrame;
  text: LessonText;
}

/** A lesson: title, text, and the reading guide next to it. */
export function LessonPage({ lesson, sections, frame, text }: LessonPageProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <article data-lesson>
      <Static isFirst code={frame}>
        {({ LessonTitle, details }) => <LessonTitle lesson={details} />}
      </Static>
      <Columns>
        <LessonIntro lesson={lesson} frame={frame} />
        <ReadingGuide lesson={lesson} />
        <Text ref={body}>
          <OptionalLazyContent code={lessonTools}>
            {({ ResumeLink }) => <ResumeLink lesson={lesson} />}
          </OptionalLazyContent>
          <LessonBody lesson={lesson} sections={sections} frame={frame} text={text} />
        </Text>
      </Columns>
      <OptionalLazyContent code={lessonTools}>
        {({ AppLinkGate, MarkWhenPassed, PlaceKeeper, PrintedFrom, TermCards }) => (
          <>
            {lesson.hasPages ? <AppLinkGate title={lesson.title} /> : null}
            <MarkWhenPassed lesson={lesson} />
            <PlaceKeeper lesson={lesson} />
            <PrintedFrom />
            <TermCards within={body} text={text} />
          </>
        )}
      </OptionalLazyContent>
    </article>
  );
}

const Columns = styled(PageWidth)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, var(--lesson-width))',
  // Leaves room for `ResumeLink`.
  rowGap: 44,
  paddingTop: 16,
  paddingBottom: 'var(--section-space)',
  [theme.breakpoints.up('sm')]: { paddingTop: 24 },
  [theme.breakpoints.up('lg')]: {
    gridTemplate: 'auto 1fr / minmax(0, var(--lesson-width)) minmax(16rem, 20rem)',
    columnGap: 64,
    justifyContent: 'space-between',
  },
  '@media print': { display: 'block', paddingBlock: '16px 0' },
}));

const Text = styled('div')({
  gridColumn: 1,
  minWidth: 0,
  // Replaces the grid gap, which doesn't apply in print.
  '@media print': { marginTop: 24 },
});
