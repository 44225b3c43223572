import { createElement } from 'react';
import { lazyModule } from '../../components/lazyModule';
import type { LessonModule } from '../../content/lesson';
import type { PageModule } from '../PageModule';
import { LessonPage } from './LessonPage';

/**
 * @param lesson - what a lesson's chunk gives
 * @returns the page of that lesson; what has no behavior and what lies below the first window is code of its own
 */
export function lessonPage({ lesson, fetchText }: LessonModule): PageModule {
  const frame = lazyModule(async () => {
    const [code, { details }] = await Promise.all([
      import(/* webpackChunkName: "lesson-frame" */ './lessonFrame'),
      fetchText(),
    ]);
    return { ...code, details };
  });
  const text = lazyModule(async () => {
    const [code, { sections }] = await Promise.all([
      import(/* webpackChunkName: "lesson-text" */ './lessonText'),
      fetchText(),
    ]);
    return { ...code, sections };
  });
  return {
    Page: () => createElement(LessonPage, { lesson, frame, text }),
    head: { title: lesson.title, description: lesson.description },
    parts: [
      { chunks: ['lesson-frame'], module: frame },
      { chunks: ['lesson-text', `lesson-${lesson.slug}-text`], module: text },
    ],
  };
}
