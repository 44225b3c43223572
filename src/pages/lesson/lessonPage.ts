import { createElement } from 'react';
import { lazyJoin } from '../../prerendered/lazyModule';
import type { SectionOutline } from '../../content/lesson';
import { figureCode } from '../../figures/lazyFigures';
import type { PageModule } from '../PageModule';
import { outlines } from '../../progress/lazyOutlines';
import { frameCode, lessonTools, projectTop, textCode, type SectionCode } from './lessonCode';
import type { LessonModule, LessonPageData } from './LessonModule';
import { LessonPage } from './LessonPage';
import { pythonCode } from './pythonCode';
import { webCode } from './webCode';

/**
 * Creates a lesson's page. Static parts and sections below the fold are separate lazy modules.
 *
 * @param lesson - the lesson's module
 */
export function lessonPage({ lesson, text: lessonText, file }: LessonModule): PageModule {
  const frame = lazyJoin([frameCode, lessonText], (code, { details }) => ({ ...code, details }));
  // The components for web pages and for Python load together with the text. The blocks read them from
  // `webCode.current` and `pythonCode.current`.
  const withPages = lesson.hasPages ? lazyJoin([textCode, webCode], (text) => text) : textCode;
  const code = lesson.hasPython ? lazyJoin([withPages, pythonCode], (text) => text) : withPages;
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
