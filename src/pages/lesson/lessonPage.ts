import { createElement } from 'react';
import { lazyJoin } from '../../prerendered/lazyModule';
import type { SectionOutline } from '../../content/lesson';
import { figureCode } from '../../figures/lazyFigures';
import type { PageModule } from '../PageModule';
import { outlines } from '../../progress/lazyOutlines';
import { frameCode, lessonTools, projectTop, textCode, type SectionCode } from './lessonCode';
import type { LessonModule, LessonPageData } from './LessonModule';
import { LessonPage } from './LessonPage';
import { webCode } from './webCode';

/**
 * @param lesson - what a lesson's file gives
 * @returns the page of that lesson; what has no behavior and what lies below the first window is code of its own
 */
export function lessonPage({ lesson, text: lessonText, file }: LessonModule): PageModule {
  const frame = lazyJoin([frameCode, lessonText], (code, { details }) => ({ ...code, details }));
  // The blocks find its code by themselves; here it is only fetched with the text.
  const code = lesson.hasPages ? lazyJoin([textCode, webCode], (text) => text) : textCode;
  const text = lazyJoin([code, lessonText], (code, text) => ({ ...code, ...text }));

  function sectionCode({ figures = [] }: SectionOutline): SectionCode {
    return lazyJoin([text, figureCode(figures)], (code, own) => ({ ...code, figures: own }));
  }

  const sections = lesson.sections.map((section) => ({ ...section, code: sectionCode(section) }));
  return {
    Page: () => createElement(LessonPage, { lesson, sections, frame, text }),
    head: { title: lesson.title, description: lesson.description },
    deferred: [
      lessonTools,
      outlines,
      frame,
      text,
      ...(lesson.isProject ? [projectTop] : []),
      ...sections.map(({ code }) => code),
    ],
    files: [file],
    data: { lesson, file } satisfies LessonPageData,
  };
}
